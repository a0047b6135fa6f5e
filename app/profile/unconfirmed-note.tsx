import { useQuery } from '@tanstack/react-query'
import { ownDataTexts } from '../../domain/texts/en/own-data.ts'
import { useTexts } from '../../ui/texts.ts'
import { emailQuery } from '../api/customer-queries.ts'

/** What is left out while nobody has confirmed the address: what belongs to it may be somebody else's. */
export function UnconfirmedNote() {
  const texts = useTexts(ownDataTexts)
  const { data: email } = useQuery(emailQuery())
  return email?.isConfirmed === false && <p>{texts.unconfirmed}</p>
}

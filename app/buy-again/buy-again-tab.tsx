import { href } from 'react-router'
import { buyAgainTexts } from '../../domain/texts/en/buy-again.ts'
import { useTexts } from '../../ui/texts.ts'
import { AccountTab } from '../account/account-tab.tsx'

/** Among the tabs of the account, for shops whose customers buy again. */
export default function BuyAgainTab() {
  const { title } = useTexts(buyAgainTexts).head
  return <AccountTab to={href('/buy-again')}>{title}</AccountTab>
}

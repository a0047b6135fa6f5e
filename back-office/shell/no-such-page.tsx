import { shellTexts } from '../../domain/texts/en/back-office/shell.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { PageTitle } from './page-title.tsx'

export function NoSuchPage() {
  const texts = useOfficeTexts(shellTexts).noSuchPage
  return (
    <>
      <PageTitle title={texts.title} />
      <p>{texts.text}</p>
    </>
  )
}

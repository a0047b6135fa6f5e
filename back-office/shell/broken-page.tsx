import { shellTexts } from '../../domain/texts/en/back-office/shell.ts'
import { Button } from '../../ui/button.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { PageTitle } from './page-title.tsx'

/** A page that cannot be shown, most often because a new release has replaced its script. */
export function BrokenPage() {
  const texts = useOfficeTexts(shellTexts).broken
  return (
    <>
      <PageTitle title={texts.title} />
      <p className="mb-4">{texts.text}</p>
      <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
    </>
  )
}

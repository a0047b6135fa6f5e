import { href } from 'react-router'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { ReedBox } from '../brand/reed-box.tsx'

export function NotFound() {
  const texts = useTexts(shellTexts)
  return (
    <div className="page-width grid justify-items-center gap-8 py-(--space-section) text-center">
      <div className="isolate w-64 max-[19rem]:w-full">
        <ReedBox dye="chilli" pictures={[]} />
      </div>
      <h1>{texts.notFound.head.title}</h1>
      <p className="max-w-(--width-reading) text-lead">{texts.notFound.text}</p>
      <ButtonLink to={href('/')}>{texts.goHome}</ButtonLink>
    </div>
  )
}

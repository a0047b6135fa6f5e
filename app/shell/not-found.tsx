import { href } from 'react-router'
import { storefrontTexts } from '../../domain/texts/en/shell.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ReedBox } from '../brand/reed-box.tsx'

export function NotFound() {
  return (
    <div className="page-width grid justify-items-center gap-8 py-(--space-section) text-center">
      <div className="isolate w-64">
        <ReedBox dye="chilli" pictures={[]} />
      </div>
      <h1>{storefrontTexts.pageNotFound}</h1>
      <p className="max-w-(--width-reading) text-lead">There is nothing in this box.</p>
      <ButtonLink to={href('/')}>Go Home</ButtonLink>
    </div>
  )
}

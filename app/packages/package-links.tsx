import { href, NavLink } from 'react-router'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { useTexts } from '../../ui/texts.ts'

/** A customer's two kinds of packages: ready-made, and their own. */
export function PackageLinks() {
  const texts = useTexts(packageTexts)
  return (
    <nav aria-label={texts.kinds} className="flex flex-wrap gap-2.5 wrap-normal">
      <NavLink to={href('/packages')} end className="chip">
        {texts.head.title}
      </NavLink>
      <NavLink to={href('/custom_packages')} className="chip">
        {texts.custom}
      </NavLink>
    </nav>
  )
}

import { href, NavLink } from 'react-router'

/** A customer's two kinds of packages: ready-made, and their own. */
export function PackageLinks() {
  return (
    <nav aria-label="Kinds of packages" className="flex gap-2.5">
      <NavLink to={href('/packages')} end className="chip">
        Packages
      </NavLink>
      <NavLink to={href('/custom_packages')} className="chip">
        Custom
      </NavLink>
    </nav>
  )
}

import { useId } from 'react'
import { Link } from 'react-router'
import type { Package } from '../../contract/index.ts'
import { packageAddress } from '../../contract/pages.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import type { LinkedName } from '../shell/linked-name.ts'
import { PackagePicture } from './package-picture.tsx'
import { PackageTicket } from './package-price-ticket.tsx'

type PackageListProps = { title: string; packages: readonly Package[] }

/** Some packages beside what a page is about, small; nothing if there are none. */
export function PackageList({ title, packages }: PackageListProps) {
  const titleId = useId()
  const langOf = useLangOf()
  if (packages.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-6">
        {title}
      </h2>
      <ul className="grid gap-6 min-[30rem]:grid-cols-2 lg:grid-cols-4">
        {packages.map((shopPackage) => (
          <li
            key={shopPackage.packageId}
            className="relative flex flex-col rounded-reed border border-husk-200 bg-white"
          >
            <PackagePicture shopPackage={shopPackage} className="aspect-4/3" />
            <div className="grid flex-1 content-between gap-3 p-4">
              <h3 lang={langOf(shopPackage.name)} className="text-card">
                <Link
                  to={packageAddress(shopPackage)}
                  state={{ name: shopPackage.name } satisfies LinkedName}
                  className="stretched-link"
                >
                  {shopPackage.name}
                </Link>
              </h3>
              <PackageTicket shopPackage={shopPackage} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

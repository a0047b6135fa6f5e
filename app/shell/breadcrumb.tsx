import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { useTexts } from '../../ui/texts.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'

type BreadcrumbProps = {
  /** The pages above this one, the highest first. */
  above: readonly { name: string; path: string }[]
  /** The name of this page. */
  current: string
}

/** The way from the page's list to the page. */
export function Breadcrumb({ above, current }: BreadcrumbProps) {
  const langOf = useLangOf()
  return (
    <nav aria-label={useTexts(shellTexts).breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-2.5">
        {above.map(({ name, path }) => (
          <li key={path} lang={langOf(name)} className="flex items-center gap-2.5">
            <Link
              to={path}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
            >
              {name}
            </Link>
            <ChevronRight size={16} aria-hidden className="flex-none" />
          </li>
        ))}
        <li aria-current="page" lang={langOf(current)}>
          {current}
        </li>
      </ol>
    </nav>
  )
}

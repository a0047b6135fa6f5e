import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import {
  type ComponentProps,
  type ReactNode,
  type RefCallback,
  type RefObject,
  useRef,
} from 'react'
import { Link } from 'react-router'
import { controlTexts } from '../domain/texts/en/controls.ts'
import { pageNumbers } from './page-numbers.ts'
import { useTexts } from './texts.ts'
import { useFocusWhenGone } from './use-focus-when-gone.ts'

/** Pages are links where the URL contains the page, otherwise buttons. */
type PaginationProps = {
  page: number
  pageCount: number
  /** The name of the navigation, such as "Products pages". */
  label?: string
} & (
  | { hrefOf: (page: number) => ComponentProps<typeof Link>['to'] }
  | { onPage: (page: number) => void }
)

export function Pagination(props: PaginationProps) {
  const { page, pageCount, label } = props
  const texts = useTexts(controlTexts)
  const current = useRef<HTMLElement>(null)
  // At the first and at the last page a link gives way to a disabled arrow.
  useFocusWhenGone(page > 1, current)
  useFocusWhenGone(page < pageCount, current)
  if (pageCount < 2) return null

  const step = (target: number, name: string, icon: ReactNode) =>
    target < 1 || target > pageCount ? (
      <button type="button" disabled aria-label={name} className={arrow}>
        {icon}
      </button>
    ) : (
      <PageControl {...props} target={target} className={arrow} aria-label={name}>
        {icon}
      </PageControl>
    )

  return (
    <nav aria-label={label ?? texts.pages} className="flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-1.5 md:gap-2.5">
        <li>{step(page - 1, texts.previousPage, <ChevronLeft size={20} aria-hidden />)}</li>
        {pageNumbers(page, pageCount).map((number, index) =>
          number === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its position
            <li key={`gap-${index}`} className="px-1">
              …
            </li>
          ) : (
            <li key={number}>
              <PageControl
                {...props}
                target={number}
                className="page-number"
                aria-label={texts.page(number)}
                {...(number === page && { 'aria-current': 'page', controlRef: keepIn(current) })}
              >
                {number}
              </PageControl>
            </li>
          ),
        )}
        <li>{step(page + 1, texts.nextPage, <ChevronRight size={20} aria-hidden />)}</li>
      </ul>
    </nav>
  )
}

const arrow = 'icon-button icon-button-outline'

type PageControlProps = PaginationProps & {
  target: number
  className: string
  children: ReactNode
  'aria-label': string
  'aria-current'?: 'page' | undefined
  controlRef?: RefCallback<HTMLElement>
}

function PageControl(props: PageControlProps) {
  const { target, className, children } = props
  const shared = {
    ref: props.controlRef,
    className,
    children,
    'aria-label': props['aria-label'],
    'aria-current': props['aria-current'],
  }
  if ('onPage' in props) {
    return <button type="button" {...shared} onClick={() => props.onPage(target)} />
  }
  return <Link {...shared} to={props.hrefOf(target)} />
}

/** Links and buttons are elements of different types. */
function keepIn(place: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  return (element) => {
    place.current = element
  }
}

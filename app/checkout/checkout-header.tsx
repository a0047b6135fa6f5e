import ChevronRight from 'lucide-react/icons/chevron-right'
import { href, Link } from 'react-router'
import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { useTexts } from '../../ui/texts.ts'

export function CheckoutHeader() {
  const { head } = useTexts(checkoutTexts)
  return (
    <>
      <nav aria-label={useTexts(shellTexts).breadcrumb}>
        <ol className="flex items-center gap-2.5">
          <li>
            <Link to={href('/products')} className="text-link inline-flex min-h-11 items-center">
              {useTexts(catalogueTexts).head.title}
            </Link>
          </li>
          <li aria-hidden>
            <ChevronRight size={18} />
          </li>
          <li aria-current="page">{head.title}</li>
        </ol>
      </nav>
      <h1 className="mb-6 md:mb-8">{head.title}</h1>
    </>
  )
}

import { href, useLocation, useNavigate } from 'react-router'
import type { SharedPackage } from '../../contract/index.ts'
import { draftOfOwned } from '../../domain/custom-packages/draft.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { sharedPackageTexts } from '../../domain/texts/en/shared-packages.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { ReedBox } from '../brand/reed-box.tsx'
import { Ticket } from '../brand/ticket.tsx'
import { StockLeft } from '../catalogue/stock-left.tsx'
import { carrying, itemsOfPackage } from '../custom-packages/drafts.ts'
import { ItemsList } from '../custom-packages/items-list.tsx'
import { useProductsToday } from '../custom-packages/use-products-today.ts'
import { returnHere } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'

/** A package that somebody has put together and shared, at today's prices. */
export function SharedPackagePage({ shared }: { shared: SharedPackage }) {
  const texts = useTexts(sharedPackageTexts)
  const items = itemsOfPackage(shared)
  // A product that was withdrawn says so itself.
  const isSoldOut = shared.stockQuantity === 0 && !items.some(({ isWithdrawn }) => isWithdrawn)
  return (
    <article aria-labelledby="name" className="page-width pt-8 md:pt-10">
      <p className="text-label text-husk-700">{texts.sharedWithYou}</p>
      <div className="mt-2 grid gap-x-12 gap-y-7 md:grid-cols-[5fr_6fr]">
        <div className="grid content-start gap-5">
          <h1 id="name" className="text-title wrap-anywhere">
            {shared.packageName}
          </h1>
          <div className="isolate w-64 max-w-full md:w-80">
            <ReedBox
              dye="leaf"
              name={shared.packageName}
              pictures={shared.packageItems.map(({ imageUrl }) => imageUrl)}
            />
          </div>
          <Ticket rupees={shared.price} />
          {isSoldOut && <StockLeft units={0} />}
          <CopyButton shared={shared} />
          <p className="text-small text-husk-700">{texts.priceOfToday}</p>
        </div>
        <section aria-labelledby="contents">
          <h2 id="contents" className="mb-4">
            {texts.contents}
          </h2>
          <ItemsList items={items} />
        </section>
      </div>
    </article>
  )
}

/** Opens the builder with a copy, which is the customer's own as soon as it is saved. */
function CopyButton({ shared }: { shared: SharedPackage }) {
  const texts = useTexts(sharedPackageTexts)
  const own = useTexts(customPackageTexts)
  const { status } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const productsToday = useProductsToday()
  const { isSending, run } = useSending()

  const copy = () =>
    run(async () => {
      const items = itemsOfPackage(shared)
      const products = await productsToday(items)
      if (!products) return
      const draft = { ...draftOfOwned(items, products, own), name: shared.packageName }
      if (draft.items.length === 0) return void toast.info(own.nothingSold)
      await navigate(href('/custom_packages'), { state: carrying(draft) })
    })
  const askForLogin = () => {
    toast.info(texts.login)
    void navigate(href('/login'), { state: returnHere(location) })
  }
  return (
    <Button
      busy={isSending || status === 'loading'}
      onClick={status === 'guest' ? askForLogin : copy}
      className="justify-self-start noscript:hidden max-md:w-full"
    >
      {texts.copy}
    </Button>
  )
}

import { useCallback, useRef, useState } from 'react'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { useTexts } from '../../ui/texts.ts'
import { isPackageLine, isProductLine, type ShopLine } from '../cart/items.ts'
import type { CartOnScreen } from '../cart/use-cart.ts'
import { ownedInCart } from '../custom-packages/owned-items.ts'
import { SaveAsPackageButton } from '../custom-packages/save-as-package-button.tsx'
import { ClearCart } from './clear-cart.tsx'
import { PackageLine } from './package-line.tsx'
import { ProductLine } from './product-line.tsx'
import { tourAnchors } from './tour-steps.ts'

/** What is in the cart: packages with their contents, then single products. */
export function ItemsCard({ cart }: { cart: CartOnScreen }) {
  const texts = useTexts(checkoutTexts)
  const { noPackages, disconnected } = useTexts(cartTexts)
  const card = useRef<HTMLElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const packages = cart.lines.filter(isPackageLine)
  const products = cart.lines.filter(isProductLine)
  const onGone = useCallback((text = '') => {
    setAnnouncement(text)
    card.current?.focus({ preventScroll: true })
  }, [])
  const propsOf = <Each extends ShopLine>(line: Each) => ({
    line,
    isUnsaved: cart.isUnsaved(line.item),
    edits: cart.edits,
    onGone,
  })

  return (
    <section
      ref={card}
      id={tourAnchors.items}
      tabIndex={-1}
      aria-label={texts.items}
      className="rounded-reed border border-husk-200 bg-white p-4.5 outline-none md:p-7"
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <h2 className="border-b border-husk-200 pb-4">{texts.packages}</h2>
      <p role="status" className={cart.isDisconnected ? disconnectedClass : 'sr-only'}>
        {cart.isDisconnected && disconnected}
      </p>
      {packages.length === 0 && <p className="py-5">{noPackages}</p>}
      <ul className="divide-y divide-husk-200">
        {packages.map((line) => (
          <PackageLine key={line.item.kind + line.item.id} {...propsOf(line)} />
        ))}
      </ul>

      <h2 className="mt-8 border-b border-husk-200 pb-4 md:mt-10">
        {texts.products(products.length)}
      </h2>
      <ul className="divide-y divide-husk-200">
        {products.map((line) => (
          <ProductLine key={line.item.id} {...propsOf(line)} />
        ))}
      </ul>
      {/* For all of the above. */}
      <div className="border-t border-husk-200 pt-4">
        <div className="-mx-1.5 flex flex-wrap gap-x-5">
          <SaveAsPackageButton owned={ownedInCart(cart.lines)} variant="link" />
          <ClearCart onClear={cart.clear} />
        </div>
      </div>
    </section>
  )
}

const disconnectedClass = 'mt-4 rounded-reed bg-turmeric-100 px-4 py-2 text-turmeric-800'

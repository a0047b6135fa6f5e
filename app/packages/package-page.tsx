import { useQuery } from '@tanstack/react-query'
import { href, Link } from 'react-router'
import type { Package, PackageProduct } from '../../contract/index.ts'
import { productAddress } from '../../contract/pages.ts'
import { singlyCents } from '../../domain/goods/price.ts'
import { cents, rupees } from '../../domain/money/money.ts'
import { goodsPageTexts } from '../../domain/texts/en/goods-page.ts'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { Money } from '../../ui/money.tsx'
import { nearScreen } from '../../ui/near-screen.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { categoriesQuery } from '../api/catalogue-queries.ts'
import { groundOf } from '../brand/ground.tsx'
import { priceOfPackage } from '../cart/items.ts'
import { categoryOf } from '../catalogue/category-of.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { BuyPackage } from './buy-package.tsx'
import { ContentLine } from './content-line.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { PackagePicture } from './package-picture.tsx'
import { PackageTicket } from './package-price-ticket.tsx'

const MorePackages = nearScreen(async () => (await import('./more-packages.tsx')).MorePackages)

/** One ready-made package: picture, price, and everything that is in it. */
export function PackagePage({ shopPackage }: { shopPackage: Package }) {
  const texts = useTexts(goodsPageTexts)
  const { title } = useTexts(packageTexts).head
  const langOf = useLangOf()
  const { name, description } = shopPackage
  return (
    <div className="page-width grid gap-y-(--space-section) pt-5 md:pt-8">
      <article aria-labelledby="name">
        <Breadcrumb above={[{ name: title, path: href('/packages') }]} current={name} />
        <div className="mt-4 grid gap-x-12 gap-y-7 md:mt-6 md:grid-cols-[5fr_6fr]">
          <div className="self-start overflow-hidden">
            <PackagePicture shopPackage={shopPackage} eager className="aspect-4/3" />
          </div>
          <div className="grid content-start gap-5">
            <h1 id="name" lang={langOf(name)} className="text-title">
              {name}
            </h1>
            <PackageTicket shopPackage={shopPackage} />
            <OneByOne shopPackage={shopPackage} />
            <BuyPackage shopPackage={shopPackage} describedBy="name" />
            <DeliveryNote />
            {description !== '' && (
              <p
                lang={langOf(description)}
                className="max-w-(--width-reading) text-lead whitespace-pre-line"
              >
                {description}
              </p>
            )}
          </div>
        </div>
        <section aria-labelledby="contents" className="mt-(--space-section)">
          <h2 id="contents" className="mb-4">
            {texts.contents}
          </h2>
          <Contents products={shopPackage.products} />
        </section>
      </article>
      <MorePackages packageId={shopPackage.packageId} price={shopPackage.price} />
    </div>
  )
}

/** What the contents cost without the package, if that is more. */
function OneByOne({ shopPackage }: { shopPackage: Package }) {
  const { oneByOne } = useTexts(goodsPageTexts)
  const singly = singlyCents(
    shopPackage.products.map(({ unitPrice, quantity }) => ({
      unitPriceCents: cents(unitPrice),
      quantity,
    })),
  )
  if (singly <= priceOfPackage(shopPackage).unitPriceCents) return null
  return (
    <p className="text-husk-700">
      <Sentence parts={oneByOne(<Money rupees={rupees(singly)} />)} />
    </p>
  )
}

function Contents({ products }: { products: readonly PackageProduct[] }) {
  const { data: categories = [] } = useQuery(categoriesQuery())
  const langOf = useLangOf()
  return (
    <ul className="grid gap-x-7 md:grid-cols-2 lg:grid-cols-3">
      {products.map((content) => {
        const { productId: product } = content
        return (
          <ContentLine
            key={content.packageProductId}
            content={content}
            ground={groundOf(categoryOf(product, categories))}
          >
            {product.isOnSale === false ? (
              <span lang={langOf(product.name)} className="leading-snug">
                {unbrokenUnits(product.name)}
              </span>
            ) : (
              <Link
                to={productAddress(product)}
                lang={langOf(product.name)}
                className="stretched-link leading-snug"
              >
                {unbrokenUnits(product.name)}
              </Link>
            )}
          </ContentLine>
        )
      })}
    </ul>
  )
}

import { useQuery } from '@tanstack/react-query'
import { href, Link } from 'react-router'
import type { Package, PackageProduct } from '../../contract/index.ts'
import { productAddress } from '../../contract/pages.ts'
import { goodsPageTexts } from '../../domain/texts/en/goods-page.ts'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { categoriesQuery } from '../api/catalogue-queries.ts'
import { groundOf } from '../brand/ground.tsx'
import { categoryOf } from '../catalogue/category-of.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { AddPackageButton } from './add-package-button.tsx'
import { ContentLine } from './content-line.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { PackagePicture } from './package-picture.tsx'
import { PackageTicket } from './package-price-ticket.tsx'

/** One ready-made package: picture, price, and everything that is in it. */
export function PackagePage({ shopPackage }: { shopPackage: Package }) {
  const texts = useTexts(goodsPageTexts)
  const { title } = useTexts(packageTexts).head
  const langOf = useLangOf()
  const { name, description } = shopPackage
  return (
    <article aria-labelledby="name" className="page-width pt-5 md:pt-8">
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
          <AddPackageButton
            shopPackage={shopPackage}
            describedBy="name"
            className="justify-self-start max-md:w-full"
          />
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
            <Link
              to={productAddress(product)}
              lang={langOf(product.name)}
              className="stretched-link leading-snug"
            >
              {unbrokenUnits(product.name)}
            </Link>
          </ContentLine>
        )
      })}
    </ul>
  )
}

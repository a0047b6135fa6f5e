import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { maximumLines } from '../../domain/limits.ts'
import { packagesTexts } from '../../domain/texts/en/back-office/packages.ts'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { productListQuery } from '../products/product-list.ts'
import type { OfficeProduct } from '../products/product-queries.ts'
import { CountedLine } from '../ui/counted-line.tsx'
import { Finder } from '../ui/finder.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { PackedProduct } from './package-queries.ts'

type ContentsProps = { contents: PackedProduct[]; onChange: (contents: PackedProduct[]) => void }

/** The contents of a package: products, found by their name, and the quantity of each. */
export function ContentsField({ contents, onChange }: ContentsProps) {
  const texts = useOfficeTexts(packagesTexts).contents
  const heading = useRef<HTMLHeadingElement>(null)
  const setQuantity = (productId: number, quantity: number) =>
    onChange(contents.map((each) => (each.productId === productId ? { ...each, quantity } : each)))
  return (
    <section aria-labelledby="contents" className="panel grid gap-4">
      <h2 ref={heading} id="contents" tabIndex={-1} className="outline-none">
        {texts.title}
      </h2>
      {contents.length === 0 && <p>{texts.none}</p>}
      <ul className="grid gap-2">
        {contents.map(({ productId, name, price, stockQuantity, quantity }) => (
          <CountedLine
            key={productId}
            quantity={quantity}
            texts={texts}
            name={name}
            onCount={(count) => setQuantity(productId, count)}
            onTakeOut={() => {
              onChange(contents.filter((each) => each.productId !== productId))
              // The button that had the focus is gone.
              heading.current?.focus({ preventScroll: true })
            }}
          >
            <Sentence
              parts={texts.product(name, <Money rupees={price} precise />, stockQuantity)}
            />
          </CountedLine>
        ))}
      </ul>
      {contents.length < maximumLines && (
        <ProductFinder
          known={new Set(contents.map(({ productId }) => productId))}
          onAdd={(product) => onChange([...contents, packed(product)])}
        />
      )}
    </section>
  )
}

function packed({ isPublished, ...product }: OfficeProduct): PackedProduct {
  const { productId, name, price, imageUrl } = product
  // Customers cannot buy a product that is not published.
  const stockQuantity = isPublished ? product.stockQuantity : 0
  return { productId, name, price, stockQuantity, quantity: 1, imageUrl }
}

type FinderProps = { known: ReadonlySet<number>; onAdd: (product: OfficeProduct) => void }

function ProductFinder({ known, onAdd }: FinderProps) {
  const texts = useOfficeTexts(packagesTexts).contents
  const useFound = (term: string) => {
    const found = useQuery({ ...productListQuery({ search: term }), enabled: term !== '' })
    return found.data?.items
      .filter(({ productId }) => !known.has(productId))
      .map((product) => ({
        key: product.productId,
        text: texts.putIn(product.name),
        choose: () => onAdd(product),
      }))
  }
  return <Finder label={texts.find} nothingFound={texts.nothingFound} useFound={useFound} />
}

import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { maximumLines } from '../../domain/limits.ts'
import { staffOrderTexts } from '../../domain/texts/en/back-office/staff-orders.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { packageListQuery } from '../packages/package-list.ts'
import { productListQuery } from '../products/product-list.ts'
import { CountedLine } from '../ui/counted-line.tsx'
import { Finder } from '../ui/finder.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { EnteredLine } from './queries.ts'

type GoodsProps = { lines: EnteredLine[]; onChange: (lines: EnteredLine[]) => void }

/** The products and packages of an order, found by their names. */
export function Goods({ lines, onChange }: GoodsProps) {
  const texts = useOfficeTexts(staffOrderTexts).goods
  const heading = useRef<HTMLHeadingElement>(null)
  const add = (line: Omit<EnteredLine, 'quantity'>) =>
    onChange([...lines, { ...line, quantity: 1 }])
  return (
    <section aria-labelledby="goods" className="panel grid gap-4">
      <h2 ref={heading} id="goods" tabIndex={-1} className="outline-none">
        {texts.title}
      </h2>
      {lines.length === 0 && <p>{texts.none}</p>}
      <ul className="grid gap-2">
        {lines.map((line) => (
          <CountedLine
            key={`${line.kind} ${line.id}`}
            quantity={line.quantity}
            texts={texts}
            name={line.name}
            onCount={(quantity) =>
              onChange(lines.map((each) => (each === line ? { ...line, quantity } : each)))
            }
            onTakeOut={() => {
              onChange(lines.filter((each) => each !== line))
              // The button that had the focus is gone.
              heading.current?.focus({ preventScroll: true })
            }}
          >
            {unbrokenUnits(line.name)}
          </CountedLine>
        ))}
      </ul>
      {lines.length < maximumLines && (
        <>
          <ProductFinder lines={lines} onAdd={add} />
          <PackageFinder lines={lines} onAdd={add} />
        </>
      )}
    </section>
  )
}

type FinderProps = {
  lines: readonly EnteredLine[]
  onAdd: (line: Omit<EnteredLine, 'quantity'>) => void
}

function ProductFinder({ lines, onAdd }: FinderProps) {
  const texts = useOfficeTexts(staffOrderTexts).goods
  const useFound = (term: string) => {
    const found = useQuery({ ...productListQuery({ search: term }), enabled: term !== '' })
    return found.data?.items
      .filter(({ productId, isPublished }) => isPublished && !isIn(lines, 'product', productId))
      .map(({ productId: id, name }) => ({
        key: id,
        text: texts.add(name),
        choose: () => onAdd({ kind: 'product', id, name }),
      }))
  }
  return <Finder label={texts.findProduct} nothingFound={texts.nothingFound} useFound={useFound} />
}

function PackageFinder({ lines, onAdd }: FinderProps) {
  const texts = useOfficeTexts(staffOrderTexts).goods
  const useFound = (term: string) => {
    const found = useQuery({ ...packageListQuery({ search: term }), enabled: term !== '' })
    return found.data?.items
      .filter(({ packageId, isPublished }) => isPublished && !isIn(lines, 'package', packageId))
      .map(({ packageId: id, name }) => ({
        key: id,
        text: texts.add(name),
        choose: () => onAdd({ kind: 'package', id, name }),
      }))
  }
  return <Finder label={texts.findPackage} nothingFound={texts.nothingFound} useFound={useFound} />
}

function isIn(lines: readonly EnteredLine[], kind: EnteredLine['kind'], id: number): boolean {
  return lines.some((line) => line.kind === kind && line.id === id)
}

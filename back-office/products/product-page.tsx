import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { Button } from '../../app/ui/button.tsx'
import { FormFailure } from '../../app/ui/form-failure.tsx'
import { Spinner } from '../../app/ui/spinner.tsx'
import { toast } from '../../app/ui/toasts.tsx'
import { useSending } from '../../app/ui/use-sending.ts'
import { api, failureOf } from '../api/back-office-api.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { ProductStock } from '../stock/product-stock.tsx'
import { Conflict } from '../ui/conflict.tsx'
import { currentIn } from '../ui/edit-conflict.ts'
import { Failed } from '../ui/list-page.tsx'
import { differencesOf } from './product-differences.ts'
import { type ProductFacts, ProductForm } from './product-form.tsx'
import {
  categoriesQuery,
  type OfficeProduct,
  productQuery,
  showProduct,
} from './product-queries.ts'
import { stateText } from './product-state.ts'

/** One product: what is said of it, whether it is sold, its stock and why that is so. */
export function Component() {
  const { productId = '' } = useParams()
  const product = useQuery(productQuery(productId))
  if (product.error) return <Failed list={product} />
  if (!product.data) return <Spinner />
  return <ProductDetail product={product.data} />
}

type Met = { theirs: OfficeProduct; mine: ProductFacts }

function ProductDetail({ product }: { product: OfficeProduct }) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const [conflict, setConflict] = useState<Met>()
  const params = { productId: String(product.productId) }

  const save = async (facts: ProductFacts, version: number) => {
    try {
      const body = { ...facts, version }
      showProduct((await api('PUT /admin/products/{productId}', { params, body })).body)
      setConflict(undefined)
      toast.success('Saved.')
    } catch (error) {
      const theirs = currentIn<OfficeProduct>(error)
      if (!theirs) throw error
      setConflict({ theirs, mine: facts })
    }
  }

  return (
    <>
      <PageTitle title={product.name}>
        <Publication product={product} />
      </PageTitle>
      <p className="mb-4">
        <Link to="/products" className="text-link">
          All products
        </Link>
        {` · ${stateText(product)}`}
      </p>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          {conflict && (
            <Conflict
              differences={differencesOf(conflict.theirs, conflict.mine, categories)}
              onTheirs={() => {
                setConflict(undefined)
                showProduct(conflict.theirs)
              }}
              onMine={() => void save(conflict.mine, conflict.theirs.version)}
            />
          )}
          <ProductForm
            // Begins anew with what was saved.
            key={product.version}
            label="Product"
            submit="Save"
            product={product}
            save={(facts) => save(facts, product.version)}
          />
        </div>
        <ProductStock product={product} />
      </div>
    </>
  )
}

function Publication({ product }: { product: OfficeProduct }) {
  const { productId, isPublished, version } = product
  const { isSending, failure, run } = useSending()
  const change = () =>
    run(async () => {
      try {
        const { body } = await api('PUT /admin/products/{productId}/publication', {
          params: { productId: String(productId) },
          body: { isPublished: !isPublished, version },
        })
        showProduct(body)
        return undefined
      } catch (error) {
        const theirs = currentIn<OfficeProduct>(error)
        if (theirs) showProduct(theirs)
        return failureOf(error)
      }
    })
  return (
    <>
      <Button
        size="small"
        variant={isPublished ? 'outline' : 'primary'}
        busy={isSending}
        onClick={change}
      >
        {isPublished ? 'Withdraw' : 'Publish'}
      </Button>
      <FormFailure text={failure} />
    </>
  )
}

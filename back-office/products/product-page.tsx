import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Spinner } from '../../app/ui/spinner.tsx'
import { api } from '../api/back-office-api.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { ProductStock } from '../stock/product-stock.tsx'
import { Conflict } from '../ui/conflict.tsx'
import { Failed } from '../ui/list-page.tsx'
import { Publication } from '../ui/publication.tsx'
import { useEdit } from '../ui/use-edit.ts'
import { type ProductFacts, ProductForm } from './product-form.tsx'
import {
  categoriesQuery,
  type OfficeProduct,
  productQuery,
  showProduct,
} from './product-queries.ts'
import { stateText } from './product-state.ts'
import { productWording } from './product-wording.ts'

/** One product: what is said of it, whether it is sold, its stock and why that is so. */
export function Component() {
  const { productId = '' } = useParams()
  const product = useQuery(productQuery(productId))
  if (product.error) return <Failed list={product} />
  if (!product.data) return <Spinner />
  return <ProductDetail product={product.data} />
}

function ProductDetail({ product }: { product: OfficeProduct }) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { name, version, isPublished } = product
  const params = { productId: String(product.productId) }
  const { edition, startOver, conflict, save, keepTheirs, saveMine } = useEdit<
    OfficeProduct,
    ProductFacts
  >({
    send: async (facts, version) => {
      const body = { ...facts, version }
      return (await api('PUT /admin/products/{productId}', { params, body })).body
    },
    show: showProduct,
  })
  return (
    <>
      <PageTitle title={name}>
        <Publication
          isPublished={isPublished}
          show={showProduct}
          startOver={startOver}
          change={async (wanted) => {
            const body = { isPublished: wanted, version }
            return (await api('PUT /admin/products/{productId}/publication', { params, body })).body
          }}
        />
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
              theirs={productWording(conflict.theirs, categories)}
              mine={productWording(conflict.mine, categories)}
              onTheirs={keepTheirs}
              onMine={saveMine}
            />
          )}
          <ProductForm
            key={edition}
            label="Product"
            submit="Save"
            product={product}
            save={(facts) => save(facts, version)}
          />
        </div>
        <ProductStock product={product} />
      </div>
    </>
  )
}

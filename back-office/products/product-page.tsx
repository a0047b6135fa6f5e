import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { productsTexts } from '../../domain/texts/en/back-office/products.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { ProductStock } from '../stock/product-stock.tsx'
import { EditPage } from '../ui/edit-page.tsx'
import { NotShown } from '../ui/not-shown.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type ProductFacts, ProductForm } from './product-form.tsx'
import {
  categoriesQuery,
  type OfficeProduct,
  productQuery,
  showProduct,
} from './product-queries.ts'
import { stateText } from './product-state.ts'
import { useProductWording } from './product-wording.ts'

/** One product: its facts, whether it is on sale, its stock and the stock ledger. */
export function Component() {
  const { productId = '' } = useParams()
  const texts = useOfficeTexts(productsTexts)
  const product = useQuery(productQuery(productId))
  if (product.error) {
    const list = { to: officeHref('/products'), name: texts.all }
    return <NotShown thing={product} none={texts.none} list={list} />
  }
  if (!product.data) return <Spinner />
  return <ProductDetail product={product.data} />
}

function ProductDetail({ product }: { product: OfficeProduct }) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const texts = useOfficeTexts(productsTexts)
  const wording = useProductWording(categories)
  const params = { productId: String(product.productId) }
  return (
    <EditPage<OfficeProduct, ProductFacts>
      subject={product}
      right="goods.edit"
      list={{ to: officeHref('/products'), name: texts.all }}
      state={stateText(product, texts.state)}
      translated={{ kind: 'product', id: product.productId }}
      wording={wording}
      show={showProduct}
      save={async (facts, version) => {
        const body = { ...facts, version }
        return (await api('PUT /admin/products/{productId}', { params, body })).body
      }}
      publish={async (isPublished, version) => {
        const body = { isPublished, version }
        return (await api('PUT /admin/products/{productId}/publication', { params, body })).body
      }}
      form={(edition, begun, save) => (
        <ProductForm
          key={edition}
          label={texts.product}
          submit={texts.save}
          product={begun}
          save={save}
        />
      )}
      beside={<ProductStock product={product} />}
    />
  )
}

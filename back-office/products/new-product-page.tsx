import { useNavigate } from 'react-router'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { ProductForm } from './product-form.tsx'
import { showProduct } from './product-queries.ts'

/** A product that customers do not see until it is published. */
export function Component() {
  const navigate = useNavigate()
  return (
    <>
      <PageTitle title="Add product" />
      <ProductForm
        label="Product"
        submit="Add product"
        save={async (facts) => {
          const { body } = await api('POST /admin/products', { body: facts })
          showProduct(body)
          toast.success(`${body.name} is added. Customers see it once it is published.`)
          await navigate(officeHref('/products/:productId', { productId: body.productId }))
        }}
      />
    </>
  )
}

import { productsTexts } from '../../domain/texts/en/back-office/products.ts'
import { sendOnce } from '../../ui/request-key.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useOpenNext } from '../ui/unsaved.ts'
import { ProductForm } from './product-form.tsx'
import { showProduct } from './product-queries.ts'

/** A product that customers do not see until it is published. */
export function Component() {
  const texts = useOfficeTexts(productsTexts)
  const openNext = useOpenNext()
  return (
    <>
      <PageTitle title={texts.add} />
      <ProductForm
        label={texts.product}
        submit={texts.add}
        save={async (facts) => {
          const { body } = await sendOnce('product', facts, (sent) =>
            api('POST /admin/products', { body: sent }),
          )
          showProduct(body)
          toast.success(texts.added(body.name))
          await openNext(officeHref('/products/:productId', { productId: body.productId }))
        }}
      />
    </>
  )
}

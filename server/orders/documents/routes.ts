import { issueTaxInvoice } from '../../../contract/back-office/books.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { presentBillingDocument } from './present-documents.ts'
import { taxInvoiceFor } from './tax-invoice.ts'

export const officeInvoiceRoutes = router().openapi(
  forOperators(issueTaxInvoice, 'invoices.issue'),
  async (c) => {
    const { shop, operator } = c.var
    const { orderId } = c.req.valid('param')
    const issued = await taxInvoiceFor(shop, operator, orderId, c.req.valid('json'))
    return c.json(presentBillingDocument(issued), 201)
  },
)

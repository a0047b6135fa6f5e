import {
  deleteRecipient as deleteRecipientRoute,
  listRecipients as listRecipientsRoute,
  saveRecipient,
} from '../../contract/recipients.ts'
import { recipientTexts } from '../../domain/texts/en/recipients.ts'
import { translation } from '../../domain/texts/translation.ts'
import { forCustomers } from '../accounts/index.ts'
import { requireOwnId } from '../http/require-own-id.ts'
import { router } from '../http/router.ts'
import { presentRecipient } from './presentation.ts'
import { addRecipient, deleteRecipient, listRecipientsInUse, updateRecipient } from './service.ts'

export const recipientRoutes = router()
  .openapi(forCustomers(listRecipientsRoute), async (c) => {
    const recipients = await listRecipientsInUse(c.var.shop, c.var.customer.id)
    return c.json(recipients.map(presentRecipient), 200)
  })
  .openapi(forCustomers(saveRecipient), async (c) => {
    const { shop, customer } = c.var
    const { recipientId, userId, requestKey, ...address } = c.req.valid('json')
    requireOwnId(customer, userId)
    if (!recipientId) {
      const added = await addRecipient(shop, customer.id, address, requestKey)
      return c.json(presentRecipient(added), 201)
    }
    const updated = await updateRecipient(shop, customer.id, recipientId, address)
    return c.json(presentRecipient(updated), 200)
  })
  .openapi(forCustomers(deleteRecipientRoute), async (c) => {
    await deleteRecipient(c.var.shop, c.var.customer.id, c.req.valid('param').id)
    return c.json({ message: translation(recipientTexts, c.var.language).deleted }, 200)
  })

import * as contract from '../../../contract/back-office/newsletter.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { removeSubscription } from './remove-subscription.ts'
import { selectSubscriptions } from './store.ts'

export const officeNewsletterRoutes = router()
  .openapi(forOperators(contract.listSubscriptions, 'inbox.use'), async (c) => {
    const { rows, ...page } = await selectSubscriptions(c.var.shop.database, c.req.valid('query'))
    const items = rows.map(({ id, email, createdAt }) => ({
      subscriptionId: id,
      email,
      consentedAt: createdAt.toISOString(),
    }))
    return c.json({ ...page, items }, 200)
  })
  .openapi(forOperators(contract.removeSubscription, 'inbox.use'), async (c) => {
    const { subscriptionId } = c.req.valid('param')
    await removeSubscription(c.var.shop, c.var.operator, subscriptionId)
    return c.body(null, 204)
  })

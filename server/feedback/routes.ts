import {
  giveFeedback as giveFeedbackRoute,
  listFeedback as listFeedbackRoute,
} from '../../contract/feedback.ts'
import { forCustomers } from '../accounts/index.ts'
import { cachedCall } from '../http/cache/cached.ts'
import { router } from '../http/router.ts'
import { giveFeedback, listFeedback } from './service.ts'

export const feedbackRoutes = router()
  .openapi(cachedCall(listFeedbackRoute), async (c) => c.json(await listFeedback(c.var.shop), 200))
  .openapi(forCustomers(giveFeedbackRoute), async (c) => {
    const { shop, customer } = c.var
    return c.json(await giveFeedback(shop, customer, c.req.valid('json')), 201)
  })

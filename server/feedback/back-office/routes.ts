import * as contract from '../../../contract/back-office/feedback.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { presentOfficeFeedback, showFeedback } from './show-feedback.ts'
import { selectOfficeFeedback } from './store.ts'

export const officeFeedbackRoutes = router()
  .openapi(forOperators(contract.listOfficeFeedback, 'inbox.use'), async (c) => {
    const { rows, ...page } = await selectOfficeFeedback(c.var.shop.database, c.req.valid('query'))
    return c.json({ ...page, items: rows.map(({ given }) => presentOfficeFeedback(given)) }, 200)
  })
  .openapi(forOperators(contract.showFeedback, 'inbox.use'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await showFeedback(c.var.shop, c.var.operator, wanted), 200)
  })

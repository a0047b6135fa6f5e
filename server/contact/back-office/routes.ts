import * as contract from '../../../contract/back-office/contact.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { answerContactMessage, presentContactMessage } from './answer-message.ts'
import { selectContactMessages } from './store.ts'

export const officeContactRoutes = router()
  .openapi(forOperators(contract.listContactMessages, 'inbox.use'), async (c) => {
    const { rows, ...page } = await selectContactMessages(c.var.shop.database, c.req.valid('query'))
    return c.json(
      { ...page, items: rows.map(({ message }) => presentContactMessage(message)) },
      200,
    )
  })
  .openapi(forOperators(contract.answerContactMessage, 'inbox.use'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await answerContactMessage(c.var.shop, c.var.operator, wanted), 200)
  })

import * as contract from '../../../contract/back-office/contact.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { answerContactMessage, markContactMessage } from './answer-message.ts'
import { openFeedbackTalk } from './open-feedback-talk.ts'
import { presentContactMessage, presentTalk } from './present-message.ts'
import { selectContactMessages } from './store.ts'

export const officeContactRoutes = router()
  .openapi(forOperators(contract.listContactMessages, 'inbox.use'), async (c) => {
    const { rows, ...page } = await selectContactMessages(c.var.shop.database, c.req.valid('query'))
    return c.json(
      { ...page, items: rows.map(({ message }) => presentContactMessage(message)) },
      200,
    )
  })
  .openapi(forOperators(contract.getContactMessage, 'inbox.use'), async (c) =>
    c.json(await presentTalk(c.var.shop.database, c.req.valid('param').messageId), 200),
  )
  .openapi(forOperators(contract.markContactMessage, 'inbox.use'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await markContactMessage(c.var.shop, c.var.operator, wanted), 200)
  })
  .openapi(forOperators(contract.writeContactAnswer, 'inbox.use'), async (c) => {
    const written = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await answerContactMessage(c.var.shop, c.var.operator, written), 201)
  })
  .openapi(forOperators(contract.openFeedbackTalk, 'inbox.use'), async (c) =>
    c.json(await openFeedbackTalk(c.var.shop, c.req.valid('param').feedbackId), 201),
  )

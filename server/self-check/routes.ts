import type { HonoRequest } from 'hono'
import {
  checkSelf,
  getFirstSteps,
  sendTestMail as sendTestMailRoute,
} from '../../contract/back-office/self-check.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { router } from '../http/router.ts'
import { readFirstSteps } from './first-steps.ts'
import { readShortcomings } from './read-self.ts'
import { sendTestMail } from './test-mail.ts'

export const selfCheckRoutes = router()
  .openapi(forOperators(checkSelf, 'settings.see'), async (c) =>
    c.json(await readShortcomings(c.var.shop, seenIn(c.req)), 200),
  )
  .openapi(forOperators(getFirstSteps, 'settings.see'), async (c) => {
    const missing = await readShortcomings(c.var.shop, seenIn(c.req))
    return c.json(await readFirstSteps(c.var.shop, missing), 200)
  })
  .openapi(forOperators(sendTestMailRoute, 'settings.change'), async (c) =>
    c.json(await sendTestMail(c.var.shop, c.var.operator), 200),
  )

function seenIn(request: HonoRequest) {
  return { isForwarded: request.header('X-Forwarded-For') !== undefined }
}

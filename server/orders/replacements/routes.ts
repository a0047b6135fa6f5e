import * as contract from '../../../contract/back-office/replacements.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { packReplacement } from './pack-replacement.ts'
import { listReplacements } from './present-replacements.ts'
import { sendReplacement, undoSending } from './send-replacement.ts'

export const replacementRoutes = router()
  .openapi(forOperators(contract.listReplacements, 'orders.pick'), async (c) =>
    c.json(await listReplacements(c.var.shop.database), 200),
  )
  .openapi(forOperators(contract.packReplacement, 'orders.pick'), async (c) => {
    const { shop, operator } = c.var
    const { replacementId } = c.req.valid('param')
    await packReplacement(shop, operator, replacementId, c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(forOperators(contract.sendReplacement, 'orders.complete'), async (c) => {
    const { shop, operator } = c.var
    await sendReplacement(shop, operator, c.req.valid('param').replacementId)
    return c.body(null, 204)
  })
  .openapi(forOperators(contract.undoSending, 'orders.complete'), async (c) => {
    const { shop, operator } = c.var
    await undoSending(shop, operator, c.req.valid('param').replacementId)
    return c.body(null, 204)
  })

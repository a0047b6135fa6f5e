import { checkSelf } from '../../contract/back-office/self-check.ts'
import { shortcomingsOf } from '../../domain/settings/self-check.ts'
import { shop as builtWith } from '../../domain/shop.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { router } from '../http/router.ts'
import { countOwners } from '../operators/index.ts'

export const selfCheckRoutes = router().openapi(
  forOperators(checkSelf, 'settings.see'),
  async (c) => {
    const { config, database, settings } = c.var.shop
    const missing = shortcomingsOf({
      hasMailServer: config.smtpUrl !== undefined,
      hasGateway: config.gateways.length > 0,
      publicUrl: config.publicUrl,
      isForwarded: c.req.header('X-Forwarded-For') !== undefined,
      trustsProxy: config.trustProxy > 0,
      email: settings.get('shop.email'),
      phone: settings.get('shop.phone'),
      builtWith,
      owners: await countOwners(database),
    })
    return c.json(missing, 200)
  },
)

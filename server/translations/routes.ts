import * as contract from '../../contract/back-office/translations.ts'
import { translatedKinds } from '../../domain/translations/translated-things.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { router } from '../http/router.ts'
import { countTranslations, selectTranslations } from './store.ts'
import { requireThing, translate } from './translate.ts'

export const translationRoutes = router()
  .openapi(forOperators(contract.listTranslations, 'translations.edit'), async (c) => {
    const query = c.req.valid('query')
    const { rows, ...page } = await selectTranslations(c.var.shop.database, query)
    const items = rows.map((row) => ({ kind: query.kind, ...row }))
    return c.json({ ...page, items }, 200)
  })
  .openapi(forOperators(contract.countTranslations, 'translations.edit'), async (c) => {
    const { database } = c.var.shop
    const counted = translatedKinds.map(async (kind) => ({
      kind,
      ...(await countTranslations(database, kind)),
    }))
    return c.json(await Promise.all(counted), 200)
  })
  .openapi(forOperators(contract.getTranslations, 'translations.edit'), async (c) =>
    c.json(await requireThing(c.var.shop.database, c.req.valid('param')), 200),
  )
  .openapi(forOperators(contract.translate, 'translations.edit'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await translate(c.var.shop, c.var.operator, wanted), 200)
  })

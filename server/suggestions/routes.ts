import { suggest as suggestRoute } from '../../contract/suggestions.ts'
import { cachedCall } from '../http/cache/cached.ts'
import { router } from '../http/router.ts'
import { suggest } from './suggest.ts'

export const suggestionRoutes = router().openapi(cachedCall(suggestRoute), async (c) => {
  const { shop, language } = c.var
  return c.json(await suggest(shop, { ...c.req.valid('param'), language }), 200)
})

import {
  listPopularSearches as popularRoute,
  suggest as suggestRoute,
} from '../../contract/suggestions.ts'
import { cachedCall } from '../http/cache/cached.ts'
import { router } from '../http/router.ts'
import { countSearch, listPopularSearches } from './popular-searches.ts'
import { suggest } from './suggest.ts'

export const suggestionRoutes = router()
  .openapi(cachedCall(popularRoute), async (c) =>
    c.json(await listPopularSearches(c.var.shop, c.var.language), 200),
  )
  .openapi(cachedCall(suggestRoute), async (c) => {
    const { shop, language, client } = c.var
    const { term } = c.req.valid('param')
    const found = await suggest(shop, { term, language })
    const names = found.products.flatMap(({ name, englishName = '' }) => [name, englishName])
    await countSearch(shop, { term, language, client, names })
    return c.json(found, 200)
  })

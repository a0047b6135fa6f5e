import { getLegalVersion } from '../../contract/legal.ts'
import { dayInColombo } from '../../domain/days.ts'
import { inLanguage } from '../../domain/settings/words.ts'
import { cachedCall } from '../http/cache/cached.ts'
import { refusal } from '../http/refusal.ts'
import { router } from '../http/router.ts'
import { findVersion } from './store.ts'

export const legalRoutes = router().openapi(cachedCall(getLegalVersion), async (c) => {
  const { shop, language } = c.var
  const key = c.req.valid('param')
  const found = await findVersion(shop.database, key)
  if (!found || found.validFrom > dayInColombo(shop.now())) throw refusal('notFound')
  const text = inLanguage(found.texts, language)
  return c.json({ text, language: found.texts[language] ? language : 'en' }, 200)
})

import { subscribe as subscribeRoute } from '../../contract/newsletter.ts'
import { footerTexts } from '../../domain/texts/en/footer.ts'
import { translation } from '../../domain/texts/translation.ts'
import { router } from '../http/router.ts'
import { subscribe } from './service.ts'

export const newsletterRoutes = router().openapi(subscribeRoute, async (c) => {
  const { shop, client, language } = c.var
  await subscribe(shop, client, { address: c.req.valid('json').email, language })
  return c.json({ message: translation(footerTexts, language).subscribed }, 200)
})

import { subscribe as subscribeRoute } from '../../contract/newsletter.ts'
import { footerTexts } from '../../domain/texts/en/footer.ts'
import { translation } from '../../domain/texts/translation.ts'
import { router } from '../http/router.ts'
import { languageOfAnswers } from '../languages.ts'
import { subscribe } from './service.ts'

export const newsletterRoutes = router().openapi(subscribeRoute, async (c) => {
  const { shop, client } = c.var
  await subscribe(shop, client, c.req.valid('json').email)
  return c.json({ message: translation(footerTexts, languageOfAnswers).subscribed }, 200)
})

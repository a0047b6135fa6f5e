import { subscribe as subscribeRoute } from '../../contract/newsletter.ts'
import { newsletterTexts } from '../../domain/texts/en/shell.ts'
import { router } from '../http/router.ts'
import { subscribe } from './service.ts'

export const newsletterRoutes = router().openapi(subscribeRoute, async (c) => {
  const { shop, client } = c.var
  await subscribe(shop, client, c.req.valid('json').email)
  return c.json({ message: newsletterTexts.subscribed }, 200)
})

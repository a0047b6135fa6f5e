import { getInTouch as getInTouchRoute } from '../../contract/contact.ts'
import { contactTexts } from '../../domain/texts/en/home.ts'
import { translation } from '../../domain/texts/translation.ts'
import { router } from '../http/router.ts'
import { getInTouch } from './service.ts'

export const contactRoutes = router().openapi(getInTouchRoute, async (c) => {
  const { shop, client, language } = c.var
  await getInTouch(shop, client, { ...c.req.valid('json'), language })
  return c.json({ message: translation(contactTexts, language).sent }, 200)
})

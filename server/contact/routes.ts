import { getInTouch as getInTouchRoute } from '../../contract/contact.ts'
import { messages } from '../../domain/messages.ts'
import { router } from '../http/router.ts'
import { getInTouch } from './service.ts'

export const contactRoutes = router().openapi(getInTouchRoute, async (c) => {
  const { shop, client } = c.var
  await getInTouch(shop, client, c.req.valid('json'))
  return c.json({ message: messages.contact.sent }, 200)
})

import * as z from 'zod/mini'
import { line, phone, wordsOfOwn } from '../settings/setting-types.ts'

/** Where orders for a charity are delivered, and how it thanks for them: in English at least, or not at all. */
export const giftsForm = z.object({
  streetAddress: line(200),
  postalCode: line(20),
  contact: phone,
  thanks: wordsOfOwn(300),
})
export type Gifts = z.output<typeof giftsForm>

import { z } from '@hono/zod-openapi'
import { sentencesOf } from './sentences.ts'

const inputTexts = sentencesOf('inputTexts')

export const wholeNumber = (largest: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/, inputTexts.wholeNumber)
    .transform(Number)
    .pipe(z.int().max(largest))

/** Optional paging of a list. */
export const paging = {
  page: wholeNumber(1_000_000).optional(),
  pageSize: wholeNumber(100).optional(),
}

export const totalCount = {
  headers: z.object({
    'X-Total-Count': z.string().openapi({ description: 'The total of all pages' }),
  }),
}

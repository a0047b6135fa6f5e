import { z } from '@hono/zod-openapi'

/** Names a line of an order's goods. */
export const goodsKey = z
  .templateLiteral([z.enum(['product', 'content', 'substitute']), '-', z.int()])
  .openapi({
    type: 'string',
    description:
      'product-12 is a single product, content-7 a product of a package, substitute-3 what was packed in place of one',
  })

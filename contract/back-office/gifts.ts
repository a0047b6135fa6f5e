import { createRoute, z } from '@hono/zod-openapi'
import { giftsForm } from '../../domain/charities/gifts.ts'
import { body, json, obeying, pathId } from '../shared.ts'
import { backOfficeRefusals, operatorOnly, versionConflict } from './shared.ts'

const tags = ['Charities']
const path = '/admin/charities/{charityId}/gifts'
const params = z.object({ charityId: pathId })

const version = z.int().min(0).openapi({
  description: 'As it was read; 0 if nobody has written an address yet',
})

const gifts = z.object({
  streetAddress: z.string(),
  postalCode: z.string(),
  contact: z.string(),
  thanks: z.object({ en: z.string(), si: z.string(), ta: z.string() }),
})

const officeGifts = z
  .object({
    gifts: gifts.nullable().openapi({ description: 'Null if no order can be given to it' }),
    version,
  })
  .openapi('OfficeGifts')

export const getCharityGifts = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'Where orders for a charity are delivered, and how it thanks for them',
  security: operatorOnly,
  request: { params },
  responses: { 200: json(officeGifts, 'What is known'), ...backOfficeRefusals },
})

export const setCharityGifts = createRoute({
  method: 'put',
  path,
  tags,
  summary: 'Let customers give orders to a charity',
  security: operatorOnly,
  request: { params, body: body(z.object({ gifts: obeying(gifts, giftsForm), version })) },
  responses: {
    200: json(officeGifts, 'What is known now'),
    ...backOfficeRefusals,
    ...versionConflict(officeGifts),
  },
})

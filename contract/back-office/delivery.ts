import { createRoute, z } from '@hono/zod-openapi'
import { areaKinds } from '../../domain/delivery/areas.ts'
import { maximumOrderCents } from '../../domain/money/amount.ts'
import { rupees as rupeesOf } from '../../domain/money/money.ts'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { body, id, json, pathId, rupees } from '../shared.ts'
import { name } from './products.ts'
import {
  backOfficeRefusals,
  editConflict,
  operatorOnly,
  version,
  versionConflict,
} from './shared.ts'

export const tags = ['Delivery']
const path = '/admin/delivery/areas'
const params = z.object({ areaId: pathId })
const { amountInvalid, codeInvalid } = officeDeliveryTexts

const amount = z
  .number(amountInvalid)
  .min(0, amountInvalid)
  .max(rupeesOf(maximumOrderCents), amountInvalid)
  .multipleOf(0.01, amountInvalid)

const code = z.string().regex(/^\d{5}$/, codeInvalid)
const codes = z
  .array(z.object({ from: code, to: code }).refine(({ from, to }) => from <= to, codeInvalid))
  .max(500)
const nameInLanguage = z.string().trim().max(200)

const facts = {
  kind: z.enum(areaKinds).openapi({
    description:
      'By postal codes; all other addresses; or a place where customers collect. It stays as it was made',
  }),
  name,
  names: z
    .object({ si: nameInLanguage, ta: nameInLanguage })
    .openapi({ description: 'In other languages; empty where it is called the same' }),
  isServed: z.boolean(),
  codes,
}

const area = z
  .object({
    areaId: id,
    ...facts,
    fee: rupees,
    freeFrom: rupees.nullable().openapi({ description: 'Null: the fee is always charged' }),
    minimum: rupees,
    version,
  })
  .openapi('DeliveryArea')

const areaFacts = z.object({
  ...facts,
  fee: amount,
  freeFrom: amount.nullable(),
  minimum: amount,
})

export const listAreas = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'Where the shop delivers, the oldest area first',
  security: operatorOnly,
  responses: {
    200: json(
      z.object({
        areas: z.array(area),
        freeFrom: rupees
          .nullable()
          .openapi({ description: 'What the banner says; null: no banner' }),
      }),
      'The areas',
    ),
    ...backOfficeRefusals,
  },
})

export const addArea = createRoute({
  method: 'post',
  path,
  tags,
  summary: 'Add an area, which counts at once',
  security: operatorOnly,
  request: { body: body(areaFacts) },
  responses: { 201: json(area, 'The new area'), ...backOfficeRefusals, ...editConflict },
})

export const editArea = createRoute({
  method: 'put',
  path: `${path}/{areaId}`,
  tags,
  summary: 'Change an area; orders that were placed keep their fee',
  security: operatorOnly,
  request: { params, body: body(areaFacts.extend({ version })) },
  responses: {
    200: json(area, 'The area now'),
    ...backOfficeRefusals,
    ...versionConflict(area.optional()),
  },
})

export const removeArea = createRoute({
  method: 'delete',
  path: `${path}/{areaId}`,
  tags,
  summary: 'Remove an area; orders that were placed are not touched',
  security: operatorOnly,
  request: { params },
  responses: { 204: { description: 'Removed' }, ...backOfficeRefusals },
})

import { createRoute, z } from '@hono/zod-openapi'
import { documentKinds } from '../../domain/billing/documents.ts'
import { monthPattern } from '../../domain/billing/month.ts'
import { booksTexts } from '../../domain/texts/en/back-office/books.ts'
import { body, instant, json, pathId, rupees } from '../shared.ts'
import { backOfficeRefusals, editConflict, operatorOnly } from './shared.ts'

const tags = ['Books']
const path = '/admin/books/{month}'

const month = z
  .string()
  .regex(monthPattern)
  .openapi({ description: 'A month in Colombo', example: '2026-11' })
const params = z.object({ month })

/** Below zero where charged-back payments were not made good. */
const balance = z.number()

export const getMonth = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'What was invoiced, credited, received and given back in a month',
  description:
    'The balance is what customers have paid beyond what they were charged. It rises by what is received and credited, and falls by what is invoiced and given back.',
  security: operatorOnly,
  request: { params },
  responses: {
    200: json(
      z
        .object({
          month,
          openingBalance: balance,
          invoiced: rupees,
          credited: rupees,
          takenBack: rupees.openapi({ description: 'Credit notes that were taken back' }),
          vat: z.number().nullable().openapi({
            description:
              'In what was invoiced less what was credited; null if no document shows VAT',
          }),
          gateways: z.array(
            z.object({
              gateway: z.string(),
              name: z.string().openapi({ example: 'PayHere' }),
              received: rupees,
              refunded: rupees,
              chargedBack: rupees,
            }),
          ),
          closingBalance: balance,
        })
        .openapi('MonthOfBooks'),
      'The month',
    ),
    ...backOfficeRefusals,
  },
})

export const exportMonth = createRoute({
  method: 'get',
  path: `${path}/file`,
  tags,
  summary: 'Every invoice, credit note, payment and refund of a month as CSV',
  security: operatorOnly,
  request: { params },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...backOfficeRefusals,
  },
})

const { buyerRequired, tooLong } = booksTexts.taxInvoice

const line = (most: number) => z.string().trim().min(1, buyerRequired).max(most, tooLong)

const buyer = z.object({
  name: line(200),
  address: line(300),
  phone: line(40),
  vatNumber: line(40),
})

export const billingDocument = z
  .object({
    kind: z.enum(documentKinds),
    number: z.string().openapi({ example: '26NOV_INV_17' }),
    issuedAt: instant,
    amount: rupees,
    vat: rupees.nullable().openapi({ description: 'Null if the shop was not registered for VAT' }),
    buyer: buyer.nullable().openapi({ description: 'Of a tax invoice' }),
  })
  .openapi('BillingDocument')

export const issueTaxInvoice = createRoute({
  method: 'post',
  path: '/admin/orders/{orderId}/tax-invoice',
  tags,
  summary: 'Issue a tax invoice for a buyer who is registered for VAT, once',
  security: operatorOnly,
  request: { params: z.object({ orderId: pathId }), body: body(buyer) },
  responses: {
    201: json(billingDocument, 'The tax invoice'),
    ...backOfficeRefusals,
    ...editConflict,
  },
})

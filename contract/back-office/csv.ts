import { createRoute, z } from '@hono/zod-openapi'
import { importKinds } from '../../domain/csv/columns.ts'
import { importLimits, importMegabytes } from '../../domain/limits.ts'
import { importFaultTexts } from '../../domain/texts/en/back-office/import-faults.ts'
import { body } from '../shared.ts'
import { orderFilters } from './orders.ts'
import { backOfficeRefusals, editConflict, errorAnswer, operatorOnly } from './shared.ts'

const tags = ['CSV']
const { empty, tooLarge } = importFaultTexts

/** How many are shown of what may be thousands. */
export const importShown = { faults: 200, changes: 50 } as const

const fault = z.object({
  line: z.int().openapi({ description: 'As a spreadsheet counts: the line of the names is 1' }),
  column: z.string().nullable(),
  message: z.string(),
})

const change = z.object({
  line: z.int(),
  subject: z.string(),
  isNew: z.boolean(),
  differences: z.array(
    z.object({ column: z.string(), before: z.string().nullable(), after: z.string() }),
  ),
})

const report = z
  .object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    faultCount: z.int(),
    faults: z.array(fault).openapi({ description: `The first ${importShown.faults}` }),
    changes: z.array(change).openapi({ description: `The first ${importShown.changes}` }),
    stamp: z
      .string()
      .openapi({ description: 'Stands for all that would change, from what to what' }),
  })
  .openapi('ImportReport')

/** One event of the answer: how far it is, then how it ended. */
export const importEvent = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('PROGRESS'), percent: z.int().min(0).max(100) }),
    z.object({ kind: z.literal('REPORT'), report }),
    errorAnswer.extend({ kind: z.literal('FAILED') }),
  ])
  .openapi('ImportEvent')

export type ImportEvent = z.infer<typeof importEvent>
export type ImportReport = z.infer<typeof report>

const file = z.object({
  kind: z.enum(importKinds),
  fileName: z.string().trim().min(1).max(200),
  text: z.string().min(1, empty).max(importLimits.characters, tooLarge(importMegabytes)).openapi({
    description: 'The whole file: commas, semicolons or tabs, names in the first line',
  }),
})

const told = {
  200: {
    description: 'Server-sent events, of which the last is a REPORT, or FAILED',
    content: { 'text/event-stream': { schema: importEvent } },
  },
  ...backOfficeRefusals,
}

export const checkImport = createRoute({
  method: 'post',
  path: '/admin/import-checks',
  tags,
  summary: 'What a CSV file would change, and what is wrong with it; nothing is changed',
  security: operatorOnly,
  request: { body: body(file) },
  responses: told,
})

export const carryOutImport = createRoute({
  method: 'post',
  path: '/admin/imports',
  tags,
  summary: 'Change what was shown when the file was checked: all of it, or nothing',
  security: operatorOnly,
  request: { body: body(file.extend({ stamp: z.string().max(100) })) },
  responses: { ...told, ...editConflict },
})

const csv = { 200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } } }

export const exportList = createRoute({
  method: 'get',
  path: '/admin/exports/{list}',
  tags,
  summary: 'A list as CSV; who takes what is personal, and when, is noted in the audit log',
  description:
    'Whole, but for the orders, of which those wanted are in it: one in each line, or in lines of what was bought. The line totals, after discount, come to the total of each order, and the discounts to its discount.',
  security: operatorOnly,
  request: {
    params: z.object({
      list: z.enum([...importKinds, 'newsletter', 'feedback', 'orders', 'order-lines']),
    }),
    query: z.object(orderFilters).openapi({ description: 'For orders alone' }),
  },
  responses: { ...csv, ...backOfficeRefusals },
})

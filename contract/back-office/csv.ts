import { createRoute, z } from '@hono/zod-openapi'
import { importKinds } from '../../domain/csv/columns.ts'
import { hasColumns, hasLines } from '../../domain/csv/shape.ts'
import { importLimits, importMegabytes } from '../../domain/limits.ts'
import { countText } from '../../domain/numbers.ts'
import { importFaultTexts } from '../../domain/texts/en/back-office/import-faults.ts'
import { body, json } from '../shared.ts'
import { orderFilters } from './orders.ts'
import { backOfficeRefusals, editConflict, errorAnswer, operatorOnly } from './shared.ts'

const tags = ['CSV']
const { empty, tooLarge, tooManyLines, tooManyColumns } = importFaultTexts

/** How many are shown; there may be thousands. */
export const importShown = { faults: 200, changes: 50 } as const

const fault = z.object({
  line: z.int().openapi({ description: 'As a spreadsheet counts: the header is line 1' }),
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
    repeated: z.int().openapi({
      description:
        'Deliveries and corrections that were recorded with the same number and cause within a day',
    }),
    faultCount: z.int(),
    faults: z.array(fault).openapi({ description: `The first ${importShown.faults}` }),
    changes: z.array(change).openapi({ description: `The first ${importShown.changes}` }),
    stamp: z
      .string()
      .openapi({ description: 'A hash of all changes, with the values before and after' }),
  })
  .openapi('ImportReport')

/** One event of the response: the progress, then the result. */
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
  text: z
    .string()
    .min(1, empty)
    .max(importLimits.characters, { error: tooLarge(importMegabytes), abort: true })
    .refine((text) => hasLines(text, { atMost: importLimits.allLines }), {
      error: tooManyLines(countText(importLimits.allLines)),
      abort: true,
    })
    .refine(
      (text) => hasColumns(text, { atMost: importLimits.columns }),
      tooManyColumns(importLimits.columns),
    )
    .openapi({
      description: `The whole file: commas, semicolons or tabs, column names in the first line, before which a line like sep=; may stand. At most ${countText(importLimits.allLines)} lines, empty ones included, and ${importLimits.columns} columns`,
    }),
})

const tooLong = { 413: json(errorAnswer, 'Too large, or it takes too long') }

const events = {
  200: {
    description: 'Server-sent events, of which the last is a REPORT, or FAILED',
    content: { 'text/event-stream': { schema: importEvent } },
  },
  ...backOfficeRefusals,
  ...tooLong,
}

export const checkImport = createRoute({
  method: 'post',
  path: '/admin/import-checks',
  tags,
  summary: 'Check a CSV file: what it would change, and its faults; nothing is changed',
  security: operatorOnly,
  request: { body: body(file) },
  responses: events,
})

export const carryOutImport = createRoute({
  method: 'post',
  path: '/admin/imports',
  tags,
  summary: 'Make the changes that the check showed, all or none',
  security: operatorOnly,
  request: { body: body(file.extend({ stamp: z.string().max(100) })) },
  responses: { ...events, ...editConflict },
})

const csv = { 200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } } }

export const exportList = createRoute({
  method: 'get',
  path: '/admin/exports/{list}',
  tags,
  summary: 'A list as CSV; exports of personal data are recorded in the audit log',
  description:
    'The complete list; orders can be filtered, with one line for each order or for each item bought. The line totals of an order, after discount, add up to its total, and the discounts of the lines to its discount.',
  security: operatorOnly,
  request: {
    params: z.object({
      list: z.enum([...importKinds, 'newsletter', 'feedback', 'orders', 'order-lines']),
    }),
    query: z.object(orderFilters).openapi({ description: 'For orders only' }),
  },
  responses: { ...csv, ...backOfficeRefusals },
})

import { createRoute, z } from '@hono/zod-openapi'
import { settingKeys } from '../../domain/settings/settings.ts'
import { body, instant, json } from '../shared.ts'
import { backOfficeRefusals, operatorOnly, versionConflict } from './shared.ts'

const tags = ['Settings']
const path = '/admin/settings'

const key = z.enum(settingKeys)

/** A sentence in each language. */
const words = z.object({ en: z.string(), si: z.string(), ta: z.string() })

/** The first and the last day; empty: open. */
const period = z.object({ from: z.string(), until: z.string() })

/** Each setting accepts values of one type only. */
const value = z.union([z.boolean(), z.number(), z.string(), words, period])

const version = z.int().min(0).openapi({
  description: 'As it was read; 0 for a setting that nobody has changed yet',
})

const setting = z
  .object({
    key,
    value,
    version,
    /** Null while it has its default, because nobody has changed it yet. */
    changedBy: z.string().nullable(),
    changedAt: instant.nullable(),
  })
  .openapi('Setting')

export const listSettings = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'Every setting of the shop',
  security: operatorOnly,
  responses: { 200: json(z.array(setting), 'The settings'), ...backOfficeRefusals },
})

const change = z.object({ at: instant, operatorEmail: z.string(), before: value, after: value })

export const listSettingChanges = createRoute({
  method: 'get',
  path: `${path}/{key}/changes`,
  tags,
  summary: 'The latest changes of a setting, to go back to an earlier value',
  security: operatorOnly,
  request: { params: z.object({ key }) },
  responses: {
    200: json(z.array(change), 'The latest 50 changes, the latest first'),
    ...backOfficeRefusals,
  },
})

export const changeSetting = createRoute({
  method: 'put',
  path: `${path}/{key}`,
  tags,
  summary: 'Change a setting, for every instance at once',
  security: operatorOnly,
  request: { params: z.object({ key }), body: body(z.object({ value, version })) },
  responses: {
    200: json(setting, 'The setting now'),
    ...backOfficeRefusals,
    ...versionConflict(setting.optional()),
  },
})

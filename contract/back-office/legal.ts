import { createRoute, z } from '@hono/zod-openapi'
import { legalForm } from '../../domain/legal/legal-form.ts'
import { legalPages } from '../../domain/legal/versions.ts'
import { legalVersionPath } from '../legal.ts'
import { body, instant, json, obeying } from '../shared.ts'
import { backOfficeRefusals, operatorOnly, versionConflict } from './shared.ts'

const tags = ['Legal pages']
const path = '/admin/legal/{page}/{validFrom}'

const texts = z.object({ en: z.string(), si: z.string(), ta: z.string() })
const version = z.int().min(0).openapi({ description: 'As it was read; 0 for a new one' })

const legalVersion = z
  .object({
    page: z.enum(legalPages),
    validFrom: z.iso.date(),
    isBegun: z.boolean().openapi({ description: 'Its day has come, and it never changes again' }),
    texts,
    version,
    changedBy: z.string(),
    changedAt: instant,
  })
  .openapi('LegalVersion')

const conflict = versionConflict(legalVersion.optional())

export const listLegalVersions = createRoute({
  method: 'get',
  path: '/admin/legal',
  tags,
  summary: 'The versions of the legal pages, the latest first',
  security: operatorOnly,
  responses: { 200: json(z.array(legalVersion), 'The versions'), ...backOfficeRefusals },
})

export const publishLegalVersion = createRoute({
  method: 'put',
  path,
  tags,
  summary: 'Publish a version of a legal page, or change one whose day has not come',
  security: operatorOnly,
  request: {
    params: legalVersionPath,
    body: body(z.object({ texts: obeying(texts, legalForm), version })),
  },
  responses: { 200: json(legalVersion, 'The version'), ...backOfficeRefusals, ...conflict },
})

export const withdrawLegalVersion = createRoute({
  method: 'delete',
  path,
  tags,
  summary: 'Take away a version of a legal page whose day has not come',
  security: operatorOnly,
  request: { params: legalVersionPath, body: body(z.object({ version })) },
  responses: { 204: { description: 'It is gone' }, ...backOfficeRefusals, ...conflict },
})

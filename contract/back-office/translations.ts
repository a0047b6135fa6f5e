import { createRoute, z } from '@hono/zod-openapi'
import {
  translatedKinds,
  translatedLanguages,
  translationStates,
} from '../../domain/translations/translated-things.ts'
import { body, id, json, pathId } from '../shared.ts'
import { description } from './products.ts'
import { backOfficeRefusals, operatorOnly, pageOf, pageQuery, versionConflict } from './shared.ts'

const tags = ['Translations']
const path = '/admin/translations'
const kind = z.enum(translatedKinds)
const language = z.enum(translatedLanguages)
const state = z.enum(translationStates).openapi({
  description: 'missing: an English text has no translation; outdated: English has changed since',
})
const params = z.object({ kind, id: pathId })

const listed = z
  .object({
    kind,
    id,
    name: z.string(),
    isPublished: z.boolean(),
    states: z.object({ si: state, ta: state }),
  })
  .openapi('ListedTranslation')

/** The texts that a thing of this kind has; a package, for example, has no `subName`. */
const texts = z.object({
  name: z.string(),
  subName: z.string().optional(),
  description: z.string().optional(),
})

const translation = z
  .object({
    language,
    state,
    texts: texts.openapi({ description: 'Empty where there is no translation' }),
    version: z.int().min(0).openapi({ description: '0 before the first translation' }),
  })
  .openapi('Translation')

const englishDigest = z.string().regex(/^[0-9a-f]{32}$/)

const thing = z
  .object({
    kind,
    id,
    english: texts,
    englishDigest: englishDigest.openapi({ description: 'Differs when English has changed' }),
    translations: z.array(translation),
  })
  .openapi('TranslatedThing')

const counts = z.object({ missing: z.int().min(0), outdated: z.int().min(0) })

export const listTranslations = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'What customers read of the catalogue, with how far it is translated',
  security: operatorOnly,
  request: {
    query: pageQuery.extend({
      kind: kind.default('product'),
      search: z.string().trim().max(200).optional(),
      language: language
        .optional()
        .openapi({ description: 'The language that `state` is about; else any' }),
      state: state.exclude(['done']).optional(),
    }),
  },
  responses: { 200: json(pageOf(listed), 'A page, by English name'), ...backOfficeRefusals },
})

export const countTranslations = createRoute({
  method: 'get',
  path: '/admin/translation-counts',
  tags,
  summary: 'How much of each kind is not translated, or outdated',
  security: operatorOnly,
  responses: {
    200: json(z.array(z.object({ kind, si: counts, ta: counts })), 'One entry for each kind'),
    ...backOfficeRefusals,
  },
})

export const getTranslations = createRoute({
  method: 'get',
  path: `${path}/{kind}/{id}`,
  tags,
  summary: 'The texts of one thing in every language',
  security: operatorOnly,
  request: { params },
  responses: { 200: json(thing, 'The texts'), ...backOfficeRefusals },
})

/** In one normal form; the joiners that letters need stay. */
export const translatedDescription = description.normalize('NFC')
export const translatedName = translatedDescription.max(200)

export const translate = createRoute({
  method: 'put',
  path: `${path}/{kind}/{id}/{language}`,
  tags,
  summary: 'Set the texts of a thing in one language; an empty one is shown in English',
  security: operatorOnly,
  request: {
    params: params.extend({ language }),
    body: body(
      z.object({
        texts: z.object({
          name: translatedName,
          subName: translatedName.optional(),
          description: translatedDescription.optional(),
        }),
        version: z.int().min(0).openapi({ description: 'As it was read' }),
        englishDigest: englishDigest.optional().openapi({
          description: 'Of the English that was translated, as it was read; else it is today’s',
        }),
      }),
    ),
  },
  responses: {
    200: json(translation, 'The translation now'),
    ...backOfficeRefusals,
    ...versionConflict(translation),
  },
})

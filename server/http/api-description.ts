import type { OpenAPIHono } from '@hono/zod-openapi'
import { mostInlinePictures } from '../../domain/limits.ts'

type Described = Pick<OpenAPIHono, 'getOpenAPI31Document'>
type Document = ReturnType<Described['getOpenAPI31Document']>
type Operation = {
  operationId?: string
  security?: object[]
  requestBody?: object
  parameters?: object[]
  responses: Record<string, object>
}

const error = { $ref: '#/components/schemas/Error' }
const refusedWith = (description: string) => ({
  description,
  content: { 'application/json': { schema: error } },
})

/** May come from every call. */
const general = {
  429: refusedWith('Too many tries: Retry-After says how long to wait'),
  503: refusedWith(
    'The shop has too much to do, or no database: Retry-After says when to try again',
  ),
}
/** May come from every call with a body. */
const ofBodies = {
  413: refusedWith('The body is too large'),
  415: refusedWith('The body is not JSON'),
}

const images = {
  name: 'images',
  in: 'query',
  required: false,
  description: `\`inline\`: pictures come as data: URLs instead of addresses, at most ${mostInlinePictures} in a list of products`,
  schema: { type: 'string', enum: ['inline'] },
}

type About = {
  title: string
  description?: string
  /** What every call can be given. */
  parameters?: readonly object[]
}

/** The OpenAPI description of some routes, with what holds for every call and no contract repeats. */
export function describeApi(routes: Described, { parameters = [], ...about }: About): Document {
  const document = routes.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      ...about,
      version: '1.0.0',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/api' }],
  })
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries<Operation>(Object(methods))) {
      operation.operationId = nameOf(method, path)
      operation.security ??= []
      const more = method === 'get' ? [...parameters, images] : parameters
      if (more.length > 0) operation.parameters = [...(operation.parameters ?? []), ...more]
      Object.assign(operation.responses, general, operation.requestBody ? ofBodies : {})
    }
  }
  return document
}

/** "getProductsSearchByTerm": a name for generated clients. */
function nameOf(method: string, path: string): string {
  const words = path.replace(/\{(\w+)\}/g, 'by-$1').split(/[^\w]+/)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

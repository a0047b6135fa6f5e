import type { z } from '@hono/zod-openapi'

/** The calls among the exports of areas of the contract. */
type RouteIn<Area> = Area extends unknown
  ? Extract<Area[keyof Area], { method: string; path: string; responses: object }>
  : never

type Named<R> = R extends { method: infer M extends string; path: infer P extends string }
  ? `${Uppercase<M>} ${P}`
  : never

/** A call by method and path: 'GET /products'. */
export type CallNameIn<Area> = Named<RouteIn<Area>>

type CallNamed<R, Name extends string> = R extends unknown
  ? Named<R> extends Name
    ? R
    : never
  : never
type RouteOf<Area, Name extends string> = CallNamed<RouteIn<Area>, Name>

type Content<R> = R extends {
  content: { 'application/json': { schema: infer S extends z.ZodType } }
}
  ? z.output<S>
  : R extends { content: { 'text/plain': { schema: infer S extends z.ZodType } } }
    ? z.output<S>
    : never

/** The body of a successful response. */
export type AnswerIn<Area, Name extends string> =
  RouteOf<Area, Name> extends { responses: infer R } ? Content<R[keyof R & (200 | 201)]> : never

type Part<R, Key extends string> = R extends { request: Record<Key, infer S extends z.ZodType> }
  ? Record<Key, z.input<S>>
  : unknown

type Body<R> = R extends {
  request: { body: { content: { 'application/json': { schema: infer S extends z.ZodType } } } }
}
  ? { body: z.input<S> }
  : unknown

/** For each call separately: combining the parts of all calls exceeds TypeScript's limit of types. */
type InputsIn<Area> = {
  [R in RouteIn<Area> as Named<R>]: Part<R, 'params'> & Part<R, 'query'> & Body<R>
}

/** What a call needs: `params` of its path, `query`, `body`. */
export type InputIn<Area, Name extends CallNameIn<Area>> = InputsIn<Area>[Name]

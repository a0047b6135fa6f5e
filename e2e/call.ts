import type { APIRequestContext } from '@playwright/test'
import type { BackOfficeAnswer, BackOfficeCallName } from '../contract/back-office/index.ts'
import type { AnswerIn } from '../contract/calls.ts'
import type { CallName, ShopArea } from '../contract/index.ts'

type Input = {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: object
  /** A customer's. Operators are recognised by their browser's cookie. */
  token?: string
}

type Answer<Name> = Name extends CallName
  ? AnswerIn<ShopArea, Name>
  : Name extends BackOfficeCallName
    ? BackOfficeAnswer<Name>
    : never

/** Calls the shop's API without a page; a refusal fails the test. */
export async function call<Name extends CallName | BackOfficeCallName>(
  request: APIRequestContext,
  name: Name,
  { params = {}, query, body, token }: Input = {},
): Promise<Answer<Name>> {
  const [method = '', template = ''] = name.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(params[key] ?? ''))
  const response = await request.fetch(`/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(query && { params: query }),
    ...(body && { data: body }),
  })
  if (!response.ok()) throw new Error(`${name}: ${response.status()} ${await response.text()}`)
  const text = await response.text()
  // Many changes have nothing to answer.
  return JSON.parse(text || 'null')
}

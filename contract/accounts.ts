import { createRoute, z } from '@hono/zod-openapi'
import { loginForm, registrationRules } from '../domain/account-forms.ts'
import { body, customerOnly, id, json, obeying, refused } from './shared.ts'

const tags = ['Accounts']

export const user = z
  .object({ id, name: z.string(), telephone: z.string(), email: z.string() })
  .openapi('User')

export const register = createRoute({
  method: 'post',
  path: '/user/register',
  tags,
  summary: 'Open an account; its role is USER whatever is sent',
  request: {
    body: body(
      obeying(
        z.object({
          name: z.string(),
          email: z.string(),
          nic: z.string(),
          password: z.string(),
          telephone: z.string(),
          role: z.string().optional(),
        }),
        registrationRules,
      ),
    ),
  },
  responses: { 201: json(user, 'The new account'), ...refused.malformed, ...refused.conflict },
})

export const login = createRoute({
  method: 'post',
  path: '/user/login',
  tags,
  summary: 'Exchange email and password for a token',
  request: {
    body: body(obeying(z.object({ email: z.string(), password: z.string() }), loginForm)),
  },
  responses: {
    200: json(z.object({ token: z.string() }), 'The token'),
    ...refused.malformed,
    ...refused.withoutToken,
  },
})

export const getUserInfoByToken = createRoute({
  method: 'post',
  path: '/user/get_user_info_by_token',
  tags,
  summary: 'Whose token this is',
  security: customerOnly,
  responses: { 200: json(user, 'The customer'), ...refused.withoutToken },
})

import { createRoute, z } from '@hono/zod-openapi'
import { loginForm, profileForm, registrationRules } from '../domain/accounts/forms.ts'
import {
  codeRules,
  forgotPasswordForm,
  linkResetRules,
  resetRules,
} from '../domain/accounts/password-forms.ts'
import { plainAnswers } from './plain-answers.ts'
import { sentencesOf } from './sentences.ts'
import {
  body,
  customerOnly,
  errorAnswer,
  guestOrCustomer,
  id,
  instant,
  json,
  language,
  obeying,
  pathId,
  refused,
  text,
} from './shared.ts'

const otpTexts = sentencesOf('otpTexts')
const fieldTexts = sentencesOf('fieldTexts')

const tags = ['Accounts']
const codeTexts = { fieldTexts, otpTexts }

// The rules of the forms do not run when a field is missing, so a missing field has its own message.
const name = z.string(fieldTexts.fullNameRequired)
const email = z.string(fieldTexts.emailRequired)
const nic = z.string(fieldTexts.nicRequired)
const password = z.string(fieldTexts.passwordRequired)
const telephone = z.string(fieldTexts.phoneRequired)
const otp = z.string(otpTexts.invalid)

export const user = z
  .object({ id, name: z.string(), telephone: z.string(), email: z.string() })
  .openapi('User')

/** The language of mails to the customer. */
const chosenLanguage = z.object({ language })

export const register = createRoute({
  method: 'post',
  path: '/user/register',
  tags,
  summary: 'Open an account; the role is always USER',
  request: {
    body: body(
      obeying(
        z.object({
          name,
          email,
          nic,
          password,
          telephone,
          role: z.string().optional(),
        }),
        registrationRules(fieldTexts),
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
    body: body(obeying(z.object({ email, password }), loginForm(fieldTexts))),
  },
  responses: {
    200: json(
      z.union([
        z.object({ token: z.string() }),
        z.object({
          continueAt: z.string().openapi({ description: 'The page that continues the login' }),
        }),
      ]),
      'The token, or the next step for accounts that need more than a password',
    ),
    ...refused.malformed,
    ...refused.withoutToken,
    403: json(errorAnswer, 'The shop has blocked the account'),
  },
})

export const getUserInfoByToken = createRoute({
  method: 'post',
  path: '/user/get_user_info_by_token',
  tags,
  summary: 'The customer of the token',
  security: customerOnly,
  responses: { 200: json(user, 'The customer'), ...refused.withoutToken },
})

const bodyOrQuery = 'What the body lacks may be sent as the query.'

const toAddress = obeying(z.object({ email }), forgotPasswordForm(fieldTexts))

/** The same for every email address, so that the response does not show which ones have an account. */
const sent = z.object({ message: z.string() })

/** A signed-in customer may only give their own email address. */
const refusedForAddress = {
  ...refused.malformed,
  ...refused.withoutToken,
  ...refused.notYours,
}

const codeSent = {
  ...json(sent, 'Sent, if the address has an account'),
  headers: z.object({
    'Retry-After': z.string().optional().openapi({
      description: 'The seconds to wait before another code is sent',
    }),
  }),
}

export const sendCode = createRoute({
  method: 'post',
  path: '/user/send',
  tags,
  security: guestOrCustomer,
  summary: 'Mail a link and a one-time code: 4 digits to a guest, 6 to a signed-in customer',
  description: bodyOrQuery,
  request: { body: body(toAddress) },
  responses: { 201: codeSent, ...refusedForAddress },
})

export const resendCode = createRoute({
  method: 'get',
  path: '/user/send',
  tags,
  security: guestOrCustomer,
  summary: 'Mail another one-time code; the newest two are valid',
  request: { query: toAddress },
  responses: { 200: codeSent, ...refusedForAddress },
})

export const validateCode = createRoute({
  method: 'post',
  path: '/user/validate',
  tags,
  security: guestOrCustomer,
  summary: 'Check a one-time code, which stays valid for the reset',
  description: bodyOrQuery,
  request: { body: body(obeying(z.object({ email, otp }), codeRules(codeTexts))) },
  responses: { 200: text(plainAnswers.codeIsRight, 'The code is right'), ...refusedForAddress },
})

const passwordChanged = {
  ...text(plainAnswers.passwordIsChanged, 'The new password counts from now on'),
  headers: z.object({
    'X-Token': z.string().optional().openapi({
      description: 'For a signed-in customer: the token that continues this session',
    }),
  }),
}

export const resetPassword = createRoute({
  method: 'post',
  path: '/user/reset',
  tags,
  security: guestOrCustomer,
  summary: 'Set a new password with a one-time code, which ends every other session',
  request: {
    body: body(obeying(z.object({ email, otp, password }), resetRules(codeTexts))),
  },
  responses: { 200: passwordChanged, ...refusedForAddress },
})

export const resetPasswordByLink = createRoute({
  method: 'post',
  path: '/user/reset-by-link',
  tags,
  security: guestOrCustomer,
  summary: 'Set a new password with the link from the mail, which ends every other session',
  request: {
    body: body(
      obeying(z.object({ link: z.string().max(100), password }), linkResetRules({ fieldTexts })),
    ),
  },
  responses: { 200: passwordChanged, ...refused.malformed, ...refused.withoutToken },
})

export const updateProfile = createRoute({
  method: 'put',
  path: '/user/update/{userId}',
  tags,
  summary: "Change the customer's own name, phone number and email",
  security: customerOnly,
  request: {
    params: z.object({ userId: pathId }),
    body: body(
      obeying(
        z.object({
          name,
          telephone,
          email,
          password: z.string().optional().openapi({ description: 'Needed for another email' }),
        }),
        profileForm(fieldTexts),
      ),
    ),
  },
  responses: {
    200: json(user, 'The customer as stored; another email waits until its link is opened'),
    ...refused.malformed,
    ...refused.withoutToken,
    403: json(errorAnswer, "Names another customer's id, or lacks the right password"),
    ...refused.conflict,
  },
})

export const getLanguage = createRoute({
  method: 'get',
  path: '/user/language',
  tags,
  summary: 'The language of mails to the customer',
  security: customerOnly,
  responses: { 200: json(chosenLanguage, 'The language'), ...refused.withoutToken },
})

export const chooseLanguage = createRoute({
  method: 'put',
  path: '/user/language',
  tags,
  summary: 'Choose the language of mails to the customer',
  security: customerOnly,
  request: { body: body(chosenLanguage) },
  responses: {
    200: json(chosenLanguage, 'The language from now on'),
    ...refused.malformed,
    ...refused.withoutToken,
  },
})

export const getEmailState = createRoute({
  method: 'get',
  path: '/user/email',
  tags,
  summary: "Whether the customer's email is confirmed, and which one waits for its link",
  security: customerOnly,
  responses: {
    200: json(
      z.object({
        email: z.string(),
        isConfirmed: z.boolean(),
        waiting: z.object({ email: z.string(), until: instant }).nullable(),
      }),
      'The state',
    ),
    ...refused.withoutToken,
  },
})

export const sendEmailLink = createRoute({
  method: 'post',
  path: '/user/email/link',
  tags,
  summary: 'Mail another link to the email that waits, or to one that is not confirmed',
  security: customerOnly,
  responses: { 201: json(sent, 'Sent, if there is anything to confirm'), ...refused.withoutToken },
})

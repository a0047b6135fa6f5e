import { createRoute, z } from '@hono/zod-openapi'
import { id, instant, json, pathId } from '../shared.ts'
import { backOfficeRefusals, errorAnswer, operatorOnly, pageOf, pageQuery } from './shared.ts'

const tags = ['Mails']
const path = '/admin/mails'

/** WAITING: tried and not accepted yet, and tried again. */
export const mailStates = ['WAITING', 'SENT', 'FAILED'] as const

export const mailState = z.object({
  mailId: id,
  state: z.enum(mailStates),
  reason: z.string().nullable().openapi({ description: 'Why the last try failed' }),
})

const listedMail = mailState
  .extend({
    to: z.object({ name: z.string(), address: z.string() }),
    subject: z.string(),
    customerId: id.nullable(),
    orderId: id.nullable(),
    writtenAt: instant,
    triedAt: instant,
    tries: z.int().min(1),
    repetition: z
      .object({ at: instant, operatorEmail: z.string() })
      .nullable()
      .openapi({ description: 'Who has sent it again' }),
  })
  .openapi('ListedMail')

const mail = listedMail
  .extend({
    text: z.string().nullable().openapi({
      description: 'As it was sent; null if it has a code or a link that opens an account',
    }),
  })
  .openapi('Mail')

const params = z.object({ mailId: pathId })

export const listMails = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'The mails of the last weeks and what became of them, the latest first',
  security: operatorOnly,
  request: {
    query: pageQuery.extend({
      state: z.enum(mailStates).optional(),
      order: pathId.optional(),
      customer: pathId.optional(),
      search: z
        .string()
        .trim()
        .max(100)
        .optional()
        .openapi({ description: 'Part of the name, the email or the subject' }),
    }),
  },
  responses: { 200: json(pageOf(listedMail), 'A page of mails'), ...backOfficeRefusals },
})

export const getMail = createRoute({
  method: 'get',
  path: `${path}/{mailId}`,
  tags,
  summary: 'One mail with its text',
  security: operatorOnly,
  request: { params },
  responses: { 200: json(mail, 'The mail'), ...backOfficeRefusals },
})

export const repeatMail = createRoute({
  method: 'post',
  path: `${path}/{mailId}/repetition`,
  tags,
  summary: 'Send a mail again',
  security: operatorOnly,
  request: { params },
  responses: {
    200: json(mail, 'It is in the queue; the mail as it was'),
    ...backOfficeRefusals,
    409: json(
      errorAnswer,
      'It has a code or a link that opens an account, it is tried anyway, or was just sent again',
    ),
  },
})

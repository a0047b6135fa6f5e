import { createRoute, z } from '@hono/zod-openapi'
import { longestMessage } from '../../domain/limits.ts'
import { inboxTexts } from '../../domain/texts/en/back-office/inbox.ts'
import { body, id, instant, json, language, pathId } from '../shared.ts'
import { mailState } from './mails.ts'
import {
  backOfficeRefusals,
  errorAnswer,
  operatorOnly,
  pageOf,
  pageQuery,
  version,
  versionConflict,
} from './shared.ts'

const tags = ['Inbox']
const path = '/admin/contact-messages'

const contactMessage = z
  .object({
    messageId: id,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    message: z.string(),
    language: language.openapi({ description: 'In which the answer is framed' }),
    isFeedback: z.boolean().openapi({ description: 'Written as feedback, not as a message' }),
    sentAt: instant,
    answer: z.object({ at: instant, operatorEmail: z.string() }).nullable(),
    version,
  })
  .openapi('ContactMessage')

/** A message with the answers to it, and what else is known of its sender. */
const talk = contactMessage
  .extend({
    answers: z.array(
      z.object({
        answerId: id,
        text: z.string(),
        at: instant,
        operatorEmail: z.string(),
        mail: mailState.nullable().openapi({ description: 'Null until it is first tried' }),
      }),
    ),
    customer: z
      .object({ customerId: id, name: z.string(), isEmailConfirmed: z.boolean() })
      .nullable()
      .openapi({ description: 'Whose account has this email address' }),
    others: z
      .array(z.object({ messageId: id, sentAt: instant, isAnswered: z.boolean() }))
      .openapi({ description: 'The latest other messages with the same email address' }),
  })
  .openapi('Talk')

const params = z.object({ messageId: pathId })

const conflict = versionConflict(contactMessage)

export const listContactMessages = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'What was sent through the contact form: first what is open, then the latest',
  security: operatorOnly,
  request: {
    query: pageQuery.extend({
      state: z.enum(['OPEN', 'ANSWERED']).optional(),
      search: z
        .string()
        .trim()
        .max(100)
        .optional()
        .openapi({ description: 'Part of the name, the email or the message' }),
    }),
  },
  responses: { 200: json(pageOf(contactMessage), 'A page of messages'), ...backOfficeRefusals },
})

export const markContactMessage = createRoute({
  method: 'put',
  path: `${path}/{messageId}/answer`,
  tags,
  summary: 'Mark a message as answered, or as open again',
  security: operatorOnly,
  request: {
    params,
    body: body(z.object({ isAnswered: z.boolean(), version })),
  },
  responses: {
    200: json(contactMessage, 'The message now'),
    ...backOfficeRefusals,
    ...conflict,
  },
})

export const getContactMessage = createRoute({
  method: 'get',
  path: `${path}/{messageId}`,
  tags,
  summary: 'One message with the answers to it',
  security: operatorOnly,
  request: { params },
  responses: { 200: json(talk, 'The message'), ...backOfficeRefusals },
})

export const writeContactAnswer = createRoute({
  method: 'post',
  path: `${path}/{messageId}/answers`,
  tags,
  summary: 'Answer a message by mail, which marks it as answered',
  security: operatorOnly,
  request: {
    params,
    body: body(
      z.object({
        text: z.string().trim().min(1, inboxTexts.talk.required).max(longestMessage),
        version,
      }),
    ),
  },
  responses: { 201: json(talk, 'The message now'), ...backOfficeRefusals, ...conflict },
})

export const openFeedbackTalk = createRoute({
  method: 'post',
  path: '/admin/feedback/{feedbackId}/talk',
  tags,
  summary: 'Make feedback a message that can be answered; repeating it returns the same one',
  security: operatorOnly,
  request: { params: z.object({ feedbackId: pathId }) },
  responses: {
    201: json(z.object({ messageId: id }), 'The message'),
    ...backOfficeRefusals,
    409: json(errorAnswer, 'The shop has no email address of who wrote it'),
  },
})

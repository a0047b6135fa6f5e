import { createRoute, z } from '@hono/zod-openapi'
import { customersTexts } from '../../domain/texts/en/back-office/customers.ts'
import { recipient } from '../recipients.ts'
import { body, id, instant, json, pathId } from '../shared.ts'
import {
  backOfficeRefusals,
  operatorOnly,
  pageOf,
  pageQuery,
  version,
  versionConflict,
} from './shared.ts'

const tags = ['Customers']
const path = '/admin/customers'
const params = z.object({ customerId: pathId })

const listedCustomer = z
  .object({
    customerId: id,
    name: z.string(),
    email: z.string(),
    telephone: z.string(),
    registeredAt: instant,
    orderCount: z.int().min(0),
    isOperator: z.boolean(),
    blockedAt: instant.nullable(),
  })
  .openapi('ListedCustomer')

const officeCustomer = listedCustomer
  .extend({
    nic: z.string().nullable().openapi({ description: 'Null for roles that do not see it' }),
    emailConfirmedAt: instant
      .nullable()
      .openapi({ description: 'When a mail proved that the customer reads this address' }),
    addresses: z.array(recipient),
    /** Why the account was blocked or unblocked. */
    blockReason: z.string().nullable(),
    largeOrdersSince: instant.nullable().openapi({
      description: 'Since when unpaid orders may hold any amount of goods; null: a fair share',
    }),
    erasure: z
      .object({ askedAt: instant, until: instant })
      .nullable()
      .openapi({ description: 'Whether the customer has asked for the account to be deleted' }),
    version,
  })
  .openapi('OfficeCustomer')

export const listCustomers = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'Everyone with an account, filtered, searched and sorted',
  security: operatorOnly,
  request: {
    query: pageQuery.extend({
      state: z.enum(['BLOCKED', 'OPEN']).optional(),
      search: z
        .string()
        .trim()
        .max(100)
        .optional()
        .openapi({ description: 'An id, a phone number, or part of the name or the email' }),
      sort: z.enum(['registered', '-registered', 'name', '-name']).optional(),
    }),
  },
  responses: { 200: json(pageOf(listedCustomer), 'A page of customers'), ...backOfficeRefusals },
})

export const getCustomer = createRoute({
  method: 'get',
  path: `${path}/{customerId}`,
  tags,
  summary: 'One customer; their orders are in the list of orders',
  security: operatorOnly,
  request: { params },
  responses: { 200: json(officeCustomer, 'The customer'), ...backOfficeRefusals },
})

export const blockCustomer = createRoute({
  method: 'put',
  path: `${path}/{customerId}/block`,
  tags,
  summary: 'Block or unblock the login of a customer; blocking ends their sessions',
  security: operatorOnly,
  request: {
    params,
    body: body(
      z.object({
        isBlocked: z.boolean(),
        reason: z.string().trim().min(3, customersTexts.reasonRequired).max(500),
        version,
      }),
    ),
  },
  responses: {
    200: json(officeCustomer, 'The customer now'),
    ...backOfficeRefusals,
    ...versionConflict(officeCustomer.optional(), 'the account is an operator’s'),
  },
})

export const allowLargeOrders = createRoute({
  method: 'put',
  path: `${path}/{customerId}/large-orders`,
  tags,
  summary: 'Let the unpaid orders of a customer hold any amount of goods, or a fair share again',
  security: operatorOnly,
  request: { params, body: body(z.object({ isAllowed: z.boolean(), version })) },
  responses: {
    200: json(officeCustomer, 'The customer now'),
    ...backOfficeRefusals,
    ...versionConflict(officeCustomer.optional()),
  },
})

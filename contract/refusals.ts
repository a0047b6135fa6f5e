import { officeRefusals } from './back-office/refusals.ts'

/**
 * What the shop refuses customers, by area: the code that programs read, and the status that it is
 * answered with. The sentence for people has the same code in domain/texts/en/refusals.ts.
 */
export const shopRefusals = {
  general: {
    invalid: 400,
    invalidJson: 400,
    noSession: 401,
    notYours: 403,
    fromElsewhere: 403,
    notFound: 404,
    methodNotAllowed: 405,
    tooLarge: 413,
    notJson: 415,
    tooOften: 429,
  },
  accounts: { wrongCode: 400, wrongCredentials: 401, accountBlocked: 403, emailTaken: 409 },
  catalogue: { unknownProduct: 404 },
  packages: { unknownPackage: 404 },
  customPackages: { unknownCustomPackage: 404, soldOut: 409, tooManyCustomPackages: 409 },
  carts: { unknownCart: 404, cartChanged: 409 },
  recipients: { unknownRecipient: 404, tooManyRecipients: 409 },
  orders: {
    nothingOrdered: 400,
    tooExpensive: 400,
    unknownOrder: 404,
    noOrders: 404,
    pricesChanged: 409,
    outOfStock: 409,
    alreadyPlaced: 409,
    justOrdered: 409,
    notPayable: 409,
  },
  // No gateway of today is asked anything while an order is placed; one that is may be away.
  payments: { gatewayUnavailable: 502 },
  charities: { unknownCharity: 404 },
} as const

/** What fails without being refused: for a fault of the shop's own, or while its database is away. */
export const faults = { fault: 500, unavailable: 503 } as const

type CodeIn<Areas> = { [Area in keyof Areas]: keyof Areas[Area] }[keyof Areas]
type StatusIn<Areas> = { [Area in keyof Areas]: Areas[Area][keyof Areas[Area]] }[keyof Areas]

export type RefusalCode = CodeIn<typeof shopRefusals> | CodeIn<typeof officeRefusals>
export type RefusalStatus = StatusIn<typeof shopRefusals> | StatusIn<typeof officeRefusals>
/** What happened, in every answer that is no success. */
export type ErrorCode = RefusalCode | keyof typeof faults

/** The status of each refusal. */
export const refusalStatuses: Record<RefusalCode, RefusalStatus> = Object.assign(
  {},
  ...Object.values(shopRefusals),
  ...Object.values(officeRefusals),
)

export function codesIn<Areas extends Record<string, Record<string, number>>>(
  areas: Areas,
): CodeIn<Areas>[] {
  // Keys of an object are strings to TypeScript, whatever it knows of the object.
  return Object.values(areas).flatMap(Object.keys) as CodeIn<Areas>[]
}

/** Every code that a customer's call may return. */
export const errorCodes = [...codesIn(shopRefusals), ...codesIn({ faults })]

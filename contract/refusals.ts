import { officeRefusals } from './back-office/refusals.ts'

/**
 * The refusals of customers' calls, by area: the code for programs, and the status of the response. The
 * sentence for people has the same code in domain/texts/en/refusals.ts.
 */
export const shopRefusals = {
  general: {
    invalid: 400,
    invalidJson: 400,
    noSession: 401,
    notSignedIn: 401,
    notYours: 403,
    fromElsewhere: 403,
    notFound: 404,
    methodNotAllowed: 405,
    tooLarge: 413,
    notJson: 415,
    tooOften: 429,
    busy: 503,
  },
  accounts: {
    wrongCode: 400,
    wrongLink: 400,
    easyPassword: 400,
    wrongCredentials: 401,
    unknownPasskey: 401,
    passkeyNotAdded: 400,
    copiedPasskey: 403,
    accountBlocked: 403,
    passwordNeeded: 403,
    wrongOwnPassword: 403,
    emailTaken: 409,
    tooManyPasskeys: 409,
    codesSuspended: 429,
  },
  catalogue: { tooManyPictures: 400, unknownProduct: 404 },
  packages: { unknownPackage: 404 },
  customPackages: {
    unknownCustomPackage: 404,
    soldOut: 409,
    tooManyCustomPackages: 409,
    customPackageChanged: 409,
  },
  carts: { unknownCart: 404, cartChanged: 409 },
  favourites: { tooManyFavourites: 409 },
  stockAlerts: { tooManyStockAlerts: 409 },
  push: { unknownPushService: 400 },
  recipients: { unknownRecipient: 404, tooManyRecipients: 409 },
  orders: {
    nothingOrdered: 400,
    tooExpensive: 400,
    unknownOrder: 404,
    noOrders: 404,
    pricesChanged: 409,
    packageChanged: 409,
    otherTotal: 409,
    outOfStock: 409,
    tooManyUnits: 409,
    tooMuchUnpaid: 409,
    alreadyPlaced: 409,
    justOrdered: 409,
    notPayable: 409,
    deliveryGone: 409,
    notCancellable: 409,
    callNotOffered: 409,
    notDelivered: 409,
    belowMinimum: 409,
    shopClosed: 409,
    slotTaken: 409,
    slotMissing: 409,
    noSlots: 409,
    slotsEnded: 409,
    notToChoose: 409,
    notCollected: 409,
  },
  claims: {
    noClaims: 404,
    claimWithoutPhoto: 400,
    unknownGoods: 400,
    unknownPhoto: 400,
    notToClaim: 409,
    claimTooLate: 409,
    claimedTooMuch: 409,
    claimClosed: 409,
  },
  pictures: { unreadablePicture: 400, pictureTooLarge: 413, pictureWithMore: 400 },
  // No current gateway is called while an order is placed; one that is may be unavailable.
  payments: { gatewayUnavailable: 502 },
  charities: { unknownCharity: 404 },
} as const

/** Failures that are no refusals: a fault of the shop, its database is unavailable, or it takes no writes. */
export const faults = { fault: 500, unavailable: 503, cannotSave: 503 } as const

type CodeIn<Areas> = { [Area in keyof Areas]: keyof Areas[Area] }[keyof Areas]
type StatusIn<Areas> = { [Area in keyof Areas]: Areas[Area][keyof Areas[Area]] }[keyof Areas]

export type RefusalCode = CodeIn<typeof shopRefusals> | CodeIn<typeof officeRefusals>
export type RefusalStatus = StatusIn<typeof shopRefusals> | StatusIn<typeof officeRefusals>
/** The code in every response that is not a success. */
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
  // TypeScript types the keys of every object as string.
  return Object.values(areas).flatMap(Object.keys) as CodeIn<Areas>[]
}

/** Every code that a customer's call may return. */
export const errorCodes = [...codesIn(shopRefusals), ...codesIn({ faults })]

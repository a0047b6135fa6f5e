/** The refusals of the back office, by area, as in contract/refusals.ts. */
export const officeRefusals = {
  shared: { editedElsewhere: 409 },
  session: {
    wrongSecondFactor: 400,
    wrongPasskey: 400,
    wrongInvitation: 400,
    offerTooOld: 400,
    wrongPassword: 403,
  },
  operators: { unknownAccount: 404, alreadyOperator: 409, notYourself: 409 },
  orders: {
    refundWayMissing: 400,
    cannotComplete: 409,
    notOpen: 409,
    nothingToRefund: 409,
    noRefundKey: 409,
    stillMissing: 409,
  },
  customers: { isOperator: 409 },
  personalData: { emailDiffers: 400, unshippedOrders: 409, moneyOpen: 409 },
  products: { unreadablePicture: 400, pictureTooLarge: 413, pictureWithMore: 400 },
  categories: { categoryNameTaken: 409, tooManyCategories: 409, categoryInUse: 409 },
  packages: { packageEmpty: 409 },
  stock: { stockOutOfRange: 409 },
  csv: { importFaulty: 409, importOutdated: 409, importTooLong: 413 },
} as const

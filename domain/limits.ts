/** The numbers of the specification's section 9, and those its gaps needed. */
export const productsPerPage = 8
export const packagesPerPage = 6
export const categoryWindow = 3
export const homePackages = 2
export const homeProducts = 4
export const packageCardProducts = 6
export const heroPackageProducts = 9
export const charitiesPerPage = 4
/** The builder shows the first items, edits them in pages, and lets the list reload after a save. */
export const builderLimits = {
  itemsShown: 9,
  itemsPerPage: 6,
  reloadAfterSaveMs: 1000,
  reloadAfterAddToCartMs: 2000,
} as const
export const customPackageNameCharacters = 100

/** The feedback form blocks typing beyond the one number of words and refuses to send more than the other. */
export const feedbackLimits = {
  nameCharacters: 50,
  wordsSent: 20,
  wordsTyped: 50,
  wordsNear: 45,
} as const
export const feedbackClampCharacters = 200
/** More than anyone writes to a shop, in characters. */
export const longestMessage = 5000

export const searchDebounceMs = 500
export const cartAutoSaveMs = 1000
export const contactBannerMs = 3000
export const ordersCacheMs = 5 * 60 * 1000
export const paymentRecheckMs = 3000

/** The package modal's fixed reduction, in percent of the full price. */
export const modalReductionPercent = 20

export const stockHoldMinutes = 60
export const tokenHours = 24
/** A working day: an operator's session is shorter than a customer's. */
export const operatorSessionHours = 10
/** From the password to the code. */
export const secondFactorMinutes = 10
/** As many units or fewer on the shelf, and the back office says that a product runs out. */
export const lowStock = 10
/** How many lines a page of the back office's lists has. */
export const backOfficePageSize = 50

export const loginPasswordLength = 8
/** At a reset and a change; shorter than what login asks for, so both forms carry a hint. */
export const newPasswordLength = 6
/** One-time codes: short for the boxes of /otp, longer for a signed-in customer's profile. */
export const otpDigits = { guest: 4, customer: 6 } as const
export const otpMinutes = 10
export const otpTries = 5
export const otpResendSeconds = 30
export const redirectAfterResetMs = 2000

/** Bounds that keep one cart, order or package within what a household buys. */
export const maximumQuantity = 999
export const maximumLines = 200
/** More would not fit on any page of the shop. */
export const mostCategories = 500
/** More of one product than any shop of this kind has room for. */
export const maximumStock = 1_000_000
/** In lines below the header, and in characters: a file of 10,000 lines has about 3 MB. */
export const importLimits = { lines: 20_000, characters: 10_000_000 } as const
export const importMegabytes = importLimits.characters / 1_000_000
/** The largest id PostgreSQL's `integer` holds. */
export const maximumId = 2_147_483_647

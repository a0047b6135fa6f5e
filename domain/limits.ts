/** The numbers of the specification's section 9, and others that it leaves open. */
export const productsPerPage = 8
export const packagesPerPage = 6
export const categoryWindow = 3
export const homePackages = 2
export const homeProducts = 4
export const packageCardProducts = 6
export const heroPackageProducts = 9
/** The packages that a product's page shows it in, and the products that it shows beside it. */
export const mostPackagesOfProduct = 4
export const productsBeside = 4
/** The other packages that the page of a package shows. */
export const morePackages = 4
/** The products and packages that a customer may keep as favourites: all of them can be asked for at once. */
export const mostFavourites = 200
/** The products that a customer may wait for at a time. */
export const mostStockAlerts = 100
/** The browsers that show a customer's notifications. */
export const mostPushSubscriptions = 10
/** What is bought together is counted in so many of the newest paid orders, and shown from so many orders on. */
export const mostOrdersCounted = 100_000
export const leastOrdersTogether = 3
export const charitiesPerPage = 4
/** More charities than a shop supports, so that every list of them has a limit. */
export const mostCharities = 100
/** More addresses than a customer needs, so that the list has a limit. */
export const mostAddresses = 100
/** The builder shows the first items, edits them in pages, and lets the list reload after a save. */
export const builderLimits = {
  itemsShown: 9,
  itemsPerPage: 6,
  reloadAfterSaveMs: 1000,
  reloadAfterAddToCartMs: 2000,
} as const
export const customPackageNameCharacters = 100

/** The feedback form accepts no typing beyond `wordsTyped`, and refuses to send more than `wordsSent`. */
export const feedbackLimits = {
  nameCharacters: 50,
  wordsSent: 20,
  wordsTyped: 50,
  wordsNear: 45,
} as const
export const feedbackClampCharacters = 200
/** In characters; longer than any real message to a shop. */
export const longestMessage = 5000

export const searchDebounceMs = 500
/** The most of each kind that a search field suggests. */
export const suggestionLimits = {
  products: 5,
  packages: 2,
  categories: 2,
  recent: 5,
  searches: 5,
  popular: 3,
} as const
/** A search counts from so many visitors on a day on, and for so many days. */
export const leastSearchers = 3
export const searchesCountedDays = 30
export const cartAutoSaveMs = 1000
export const contactBannerMs = 3000
/** The orders that the list shows at first, and how many more at each press. */
export const ordersShown = 20
export const ordersCacheMs = 5 * 60 * 1000
/** For so long completing or packing an order can be undone before its customer is mailed and money goes back. */
export const undoMinutes = 5
/** How long after the delivery customers can claim damaged and missing goods; the terms promise it. */
export const claimHours = 24
/** How long after the delivery they can claim goods that are not those ordered. */
export const wrongGoodsClaimDays = 7
/** Of each claimed line. */
export const mostClaimPhotos = 5
/** How long the photographs of a claim are kept once it is answered. */
export const claimPhotoDays = 180
/** How long a photograph waits for the claim that it was taken for. */
export const claimPhotoWaitMinutes = 60
export const claimWordCharacters = 1000
/** How long photographs of where an order was left are kept: longer than claims are possible. */
export const deliveryPhotoDays = 60
/** Of each stop. */
export const mostStopPhotos = 3
/** For how many days after a run what its driver did without a connection is still taken. */
export const lateDays = 3
/** In what a driver writes down at a door. */
export const stopNoteCharacters = 200
/** Of a photograph that customers send: more pixels than the shop's own pictures, and kept in one width. */
export const photographLimits = { pixels: 64_000_000, width: 1600 } as const
export const paymentRecheckMs = 3000
/** When a payment that is still missing after that is looked for again, each counted from the look before. */
export const paymentLooksMs: readonly number[] = [10_000, 20_000, 40_000, 80_000, 160_000]

/** The package modal's fixed reduction, in percent of the full price. */
export const modalReductionPercent = 20

export const stockHoldMinutes = 60
/** A customer's token, and so a session that nobody uses. Each renewed token lives as long. */
export const tokenHours = 24
/** However often it is used, a customer's session ends after this time. */
export const sessionDays = 30
/** A token that is older than this is renewed by the response to a request. */
export const tokenRenewalMinutes = 60
/**
 * How long a replaced token is still accepted after its successor was first used: for requests that were already on
 * their way, on a line that had stopped. Browsers give up about then.
 */
export const replacedTokenMinutes = 5
/** When a session was last used is stored this precisely, so that few requests write. */
export const lastUseMinutes = 15
/** The most recent ones, in the list of the customer's devices. */
export const mostListedSessions = 50
/** About a working day: an operator's session is shorter than a customer's. */
export const operatorSessionHours = 10
/** After this time without a request, an operator's session ends: NIST SP 800-63B, 4.2.3, recommends 30 minutes or less. */
export const operatorIdleMinutes = 30
/** The same for those who only pick or drive: they see little, and carry a phone that is long without a connection. */
export const fieldIdleMinutes = 6 * 60
/** How long a browser remembers that somebody has signed in to an account there. Browsers allow 400 days. */
export const ownBrowserDays = 365
/** How long a network counts as one from which somebody has signed in to an account. */
export const ownNetworkDays = 90
/** The time between the password and the code. */
export const secondFactorMinutes = 10
/** The time to unlock a passkey, once the browser has asked for it. WebAuthn recommends 5 to 10 minutes. */
export const passkeyMinutes = 5
/** Of one account: more than anybody has devices. */
export const mostPasskeys = 10
export const passkeyNameCharacters = 60
/** The time in which a new operator sets up the second factor. */
export const invitationDays = 3
/** With this many units or fewer, the back office shows that a product runs out. */
export const lowStock = 10
/** What one unit of a product may contain, in grams, millilitres or pieces: a tonne. */
export const maximumContent = 1_000_000
/** The number of lines on a page of the back office's lists. */
export const backOfficePageSize = 50
/** The cursor `before` of the last page of a list. */
export const endOfList = 'end'

export const loginPasswordLength = 8
/** At a reset and a change. It is shorter than login requires, so both forms have a hint. */
export const newPasswordLength = 6
/** Digits of one-time codes: fewer for the boxes of /otp, more for a signed-in customer's profile. */
export const otpDigits = { guest: 4, customer: 6 } as const
export const otpMinutes = 10
/** Wrong tries that end a code. */
export const otpTries = 3
/** Codes of one email address that are valid at a time, so that a stranger's request does not end the owner's. */
export const otpsAtOnce = 2
/**
 * How long the link beside a code is valid. It cannot be guessed, and within this time a mailbox gets so few
 * mails that a customer who is refused another one has a link that works (server/rate-limits/limits.ts).
 */
export const resetLinkMinutes = 60
export const otpResendSeconds = 30
/** However many orders somebody places with it: an address that is not confirmed may be a stranger's. */
export const mailsToUnconfirmedPerDay = 3
/** How long the links work that confirm an address, and that bring an earlier one back. */
export const emailLinkDays = 7
/** The time in which customers can change their mind who have asked for their account to be deleted. */
export const erasureDays = 7
export const redirectAfterResetMs = 2000

/** Limits that keep a cart, order or package within what a household buys. */
export const maximumQuantity = 999
export const maximumLines = 200
/** Of a picture that is uploaded. Browsers make larger photographs smaller first, to `side` pixels at most. */
export const pictureLimits = { bytes: 10_000_000, pixels: 40_000_000, side: 4000 } as const
/** Of pictures that are made as PNG one after the other, because somebody asks for them. */
export const waitingForPng = 20
/** Within one list of products, which clients can ask for in pages. */
export const mostInlinePictures = 24
/** Its pages could not show more. */
export const mostCategories = 500
/** More of one product than a shop of this kind has room for. */
export const maximumStock = 1_000_000
/**
 * Of a file to import: in lines that say something, in all its lines, in columns, and in characters. A file of 10,000 lines has
 * about 3 MB and is imported in a few seconds.
 */
export const importLimits = {
  lines: 20_000,
  allLines: 100_000,
  columns: 50,
  characters: 10_000_000,
  seconds: 120,
} as const
export const importMegabytes = importLimits.characters / 1_000_000
/** The largest id PostgreSQL's `integer` holds. */
export const maximumId = 2_147_483_647

/**
 * Pages that are rendered at the same time, and that wait for it. One takes 20 to 40 ms of the one thread that serves
 * everybody, so the last in line waits about a second.
 */
export const renderingLimits = { atOnce: 2, waiting: 50 } as const
/** In seconds: when to come back to a shop that has too much to do. */
export const busyRetrySeconds = 5
/** The process counts as full when work has waited this long for its one thread, on average, for `seconds` on end. */
export const fullProcess = { delayMs: 500, seconds: 2 } as const

/** The orders that operators complete or print in one call. */
export const mostOrdersAtOnce = 100

/** Of what browsers report about the pages' Content-Security-Policy: the log gets so many lines a minute. */
export const policyReportLimits = {
  bytes: 16 * 1024,
  characters: 300,
  ofNetwork: 10,
  ofAll: 60,
} as const

/** Who sends the same again within this time has got no answer to it: it counts once. */
export const repetitionMs = 10 * 60_000

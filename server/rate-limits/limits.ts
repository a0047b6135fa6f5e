import {
  mailsToUnconfirmedPerDay,
  otpResendSeconds,
  resetLinkMinutes,
} from '../../domain/limits.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How often something may be tried within a time. A client is an IP address, which a household, an
 * office or a part of a mobile network may share; so the limits by client are wide, and those by
 * account prevent guessing.
 */
export const limits = {
  /** Only failed logins count. Limited by client first, so that a stranger cannot lock customers out. */
  loginsToAccountFromClient: { tries: 10, seconds: 15 * minute },
  /** By all strangers together: networks from which nobody has signed in to the account before. */
  loginsToAccount: { tries: 50, seconds: hour },
  loginsFromClient: { tries: 100, seconds: 15 * minute },
  loginsFromOwnBrowser: { tries: 10, seconds: 15 * minute },

  /** Only refused passkeys count. They cannot be guessed, but each costs the check of a signature. */
  passkeysFromClient: { tries: 100, seconds: 15 * minute },

  /** Only wrong codes count. Three of a million are right at any time: guessing takes decades. */
  secondFactorTries: { tries: 10, seconds: 15 * minute },
  secondFactorTriesPerDay: { tries: 50, seconds: day },
  /** Only wrong passwords of a signed-in operator count. */
  operatorPasswordTries: { tries: 10, seconds: hour },

  registrationsFromClient: { tries: 30, seconds: hour },

  codesSoonAfterAnother: { tries: 1, seconds: otpResendSeconds },
  /** As long as a link is valid: a person who is refused another mail has a link that works. */
  codesToAccount: { tries: 5, seconds: resetLinkMinutes * minute },
  codesFromClient: { tries: 30, seconds: hour },

  /**
   * Only wrong tries at a valid code count, and only guests' of 4 digits here. A try is right with a
   * probability of 2 in 10,000 at most, because two codes are valid at a time. The last limit decides how many
   * accounts may be guessed: 30 tries a month are 365 a year, or one account in 14 years of attack without
   * a break, however many networks and accounts take part (docs/decisions/0022).
   */
  codeTriesFromClient: { tries: 10, seconds: hour },
  codeTriesOnAccount: { tries: 6, seconds: day },
  codeTriesInShop: { tries: 10, seconds: day },
  codeTriesInShopPerMonth: { tries: 30, seconds: 30 * day },
  /** Somebody who uses a browser of the customer's: 122 tries a year. */
  codeTriesFromOwnBrowser: { tries: 10, seconds: 30 * day },
  /** Codes of 6 digits: who has stolen a token guesses one in more than 60 years. */
  codeTriesOfCustomer: { tries: 20, seconds: day },

  /** Each try reveals whether an email address is taken. */
  profileUpdates: { tries: 30, seconds: hour },

  /** Only wrong passwords count, of a signed-in customer who is asked for it again. */
  ownPasswordTries: { tries: 10, seconds: hour },
  /** Each causes a mail. */
  passkeyChanges: { tries: 20, seconds: day },
  /** Each causes a mail to an address that was typed in. */
  emailChanges: { tries: 5, seconds: day },
  emailLinksSoonAfterAnother: { tries: 1, seconds: otpResendSeconds },
  emailLinks: { tries: 5, seconds: day },
  /** Each collects everything that the shop stores about the customer. */
  dataExports: { tries: 5, seconds: day },
  /** Each causes a mail. */
  erasureRequests: { tries: 5, seconds: day },
  mailsToUnconfirmed: { tries: mailsToUnconfirmedPerDay, seconds: day },

  /** Only orders that are placed count. Each causes a mail, and holds goods for a while. */
  ordersOfCustomer: { tries: 10, seconds: hour },
  ordersOfCustomerPerDay: { tries: 30, seconds: day },
  ordersFromClient: { tries: 30, seconds: hour },
  /** Each sends a mail while the operator waits. */
  testMailsOfOperator: { tries: 10, seconds: hour },
  /** Each starts a payment of an order that is placed, and may hold its goods again. */
  paymentsByLink: { tries: 30, seconds: hour },
  paymentsAgainOfCustomer: { tries: 30, seconds: hour },

  /** Each photograph is decoded, and all lines of a large claim have up to five. */
  claimPhotos: { tries: 60, seconds: hour },
  /** Each causes a mail. */
  claims: { tries: 20, seconds: hour },

  /** Each causes a mail to the shop, or to the email address that was typed in. */
  messagesFromClient: { tries: 20, seconds: hour },
  subscriptionsFromClient: { tries: 30, seconds: hour },
  feedbackFromCustomer: { tries: 10, seconds: hour },
} as const

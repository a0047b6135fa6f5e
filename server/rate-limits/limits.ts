import { mailsToUnconfirmedPerDay, otpResendSeconds } from '../../domain/limits.ts'

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
  loginsToAccount: { tries: 50, seconds: hour },
  loginsFromClient: { tries: 100, seconds: 15 * minute },

  /** Only wrong codes count. Three of a million are right at any time: guessing takes decades. */
  secondFactorTries: { tries: 10, seconds: 15 * minute },
  secondFactorTriesPerDay: { tries: 50, seconds: day },
  /** Only wrong passwords of a signed-in operator count. */
  operatorPasswordTries: { tries: 10, seconds: hour },

  registrationsFromClient: { tries: 30, seconds: hour },

  codesSoonAfterAnother: { tries: 1, seconds: otpResendSeconds },
  codesToAccount: { tries: 5, seconds: hour },
  codesFromClient: { tries: 30, seconds: hour },

  /** Only wrong codes count. Twenty of 10,000 a day: guessing succeeds once in more than a year. */
  codeTriesOnAccount: { tries: 20, seconds: day },
  codeTriesFromClient: { tries: 50, seconds: hour },

  /** Each try reveals whether an email address is taken. */
  profileUpdates: { tries: 30, seconds: hour },

  mailsToUnconfirmed: { tries: mailsToUnconfirmedPerDay, seconds: day },

  /** Only orders that are placed count. Each causes a mail, and holds goods for a while. */
  ordersOfCustomer: { tries: 10, seconds: hour },
  ordersOfCustomerPerDay: { tries: 30, seconds: day },
  ordersFromClient: { tries: 30, seconds: hour },
  /** Each starts a payment of an order that is placed, and may hold its goods again. */
  paymentsAgainOfCustomer: { tries: 30, seconds: hour },

  /** Each causes a mail to the shop, or to the email address that was typed in. */
  messagesFromClient: { tries: 20, seconds: hour },
  subscriptionsFromClient: { tries: 30, seconds: hour },
  feedbackFromCustomer: { tries: 10, seconds: hour },
} as const

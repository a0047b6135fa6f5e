/** What somebody in the back office works as. One person can have several roles. */
export const roles = ['OWNER', 'MANAGER', 'SUPPORT', 'PICKER', 'DRIVER'] as const
export type Role = (typeof roles)[number]

const everyone = roles
const owner: readonly Role[] = ['OWNER']
const managers: readonly Role[] = ['OWNER', 'MANAGER']
const office: readonly Role[] = ['OWNER', 'MANAGER', 'SUPPORT']
const withPickers: readonly Role[] = ['OWNER', 'MANAGER', 'SUPPORT', 'PICKER']

/**
 * Who may do what in the back office. Each call names its right (`forOperators`), and each page, link and button
 * asks the same table.
 */
const holders = {
  /** One's own login: password, second factor, passkeys. */
  'account.own': everyone,
  'operators.see': managers,
  'operators.change': owner,
  'settings.see': managers,
  'settings.change': owner,
  /** Without `auditLog.seeAll`: only one's own entries. */
  'auditLog.see': office,
  'auditLog.seeAll': managers,
  'dashboard.see': office,
  /** The sales of a day, a week, a month. */
  'sales.see': managers,
  'retention.see': managers,
  /** Where the gateway and the orders do not agree. */
  'payments.see': office,
  'payments.settle': managers,
  /** With the phone number and the email address of the customer. */
  'orders.see': office,
  'orders.note': office,
  /** On a phone: without addresses, and with the phone number of those who want to be called only. */
  'orders.pick': ['OWNER', 'MANAGER', 'PICKER'],
  'orders.complete': managers,
  'orders.cancel': office,
  /** For customers who call, write, or stand at the counter. */
  'orders.enter': office,
  /** To another time of delivery. */
  'orders.move': office,
  'refunds.give': managers,
  /** What a bookkeeper needs: each month's invoices and payments, without names of customers. */
  'books.see': managers,
  'invoices.issue': managers,
  /** What customers say is wrong with their goods. */
  'claims.decide': managers,
  'goods.see': withPickers,
  'goods.edit': managers,
  'stock.receive': ['OWNER', 'MANAGER', 'PICKER'],
  'stock.correct': managers,
  /** Where the shop delivers and what that costs. */
  'delivery.see': office,
  'delivery.edit': managers,
  /** Which orders are in which van, and what became of them. */
  'runs.see': office,
  'runs.plan': managers,
  /** One's own run of today, on a phone: names, addresses and phone numbers, no sums. */
  'runs.drive': ['OWNER', 'MANAGER', 'DRIVER'],
  'charities.edit': managers,
  'translations.edit': managers,
  'files.use': managers,
  /** Files with names, phone numbers and email addresses of customers. */
  'files.exportPersonal': owner,
  'customers.see': office,
  /** The number of the identity card. */
  'customers.seeNic': managers,
  'customers.block': managers,
  /** Everything that the shop knows about a customer, and erasing it. */
  'personalData.handle': owner,
  /** Messages, feedback, and the addresses of the newsletter. */
  'inbox.use': office,
  /** Whom the shop has mailed, what, and whether it arrived. */
  'mails.see': office,
  'mails.sendAgain': office,
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof holders

// TypeScript types the keys of every object as string.
export const rights = Object.keys(holders) as Right[]

/** Whether one of the roles has the right. */
export function mayWith(own: readonly Role[], right: Right): boolean {
  const allowed: readonly Role[] = holders[right]
  return own.some((role) => allowed.includes(role))
}

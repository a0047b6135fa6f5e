export const auditLogTexts = {
  title: 'Audit log',
  columns: {
    at: 'When',
    operator: 'Who',
    action: 'What',
    subject: 'To what',
    before: 'Before',
    after: 'After',
  },
  none: 'none',
  filters: {
    operator: 'Who',
    kind: 'Kind',
    id: 'Id',
    from: 'From',
    to: 'To',
  },
  allKinds: 'All',
  /** By the kinds that the entries name. */
  kinds: {
    order: 'Orders',
    operator: 'Operators',
    product: 'Products',
    category: 'Categories',
    package: 'Packages',
    charity: 'Charities',
    run: 'Runs',
    'delivery area': 'Delivery areas',
    'delivery time': 'Delivery times',
    'delivery slot': 'Delivery times of a day',
    day: 'Days',
    'refused payment': 'Refused payments',
    customer: 'Customers',
    mail: 'Mails',
    message: 'Messages',
    feedback: 'Feedback',
    subscription: 'Newsletter',
    setting: 'Settings',
    'legal page': 'Legal pages',
    import: 'Imports',
    export: 'Exports',
  },
}

/** What an entry of the audit log can be about. */
export type AuditedKind = keyof typeof auditLogTexts.kinds

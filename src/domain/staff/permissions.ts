/**
 * What staff may do. The ends of most names are levels: `view` sees, `edit` changes and moves, `decide` ends, grants,
 * publishes or pays. A route names exactly one of them.
 */
export const PERMISSIONS = [
  'orders.view',
  'orders.edit',
  /** Places orders for customers, at the counter or on the phone. */
  'orders.place',
  'orders.handOver',
  'orders.decide',
  'orders.export',
  /** Phones, e-mail addresses, streets and VAT numbers of customers: left out of answers without it. */
  'contact.view',
  'money.view',
  /** Payments at the counter. */
  'money.counter',
  'money.decide',
  /** Refunds beyond the daily limit. */
  'money.unlimited',
  'invoices.view',
  'invoices.decide',
  'production.view',
  'production.edit',
  'production.pack',
  'production.decide',
  'artwork.view',
  'artwork.edit',
  'artwork.decide',
  'quotations.view',
  'quotations.edit',
  /** Discounts beyond what sales may give. */
  'quotations.decide',
  'customers.view',
  'customers.edit',
  'customers.decide',
  'customers.export',
  'messages.view',
  'messages.edit',
  'messages.decide',
  'catalogue.view',
  /** Drafts, which change nothing in the shop. */
  'catalogue.edit',
  'catalogue.decide',
  'prices.view',
  'prices.decide',
  'content.decide',
  'delivery.view',
  /** Carriers and how many days they take. */
  'delivery.edit',
  'delivery.decide',
  'company.view',
  'company.edit',
  'company.decide',
  'reports.sales',
  'reports.money',
  'reports.products',
  'reports.onTime',
  'reports.quotations',
  'staff.view',
  'staff.edit',
  /** Owners, and roles of one's own making. */
  'staff.decide',
  /** What everybody did; without it one sees what one did oneself. */
  'activity.view',
  'activity.money',
  'system.view',
  'system.decide',
] as const

/** One thing that staff may do. */
export type Permission = (typeof PERMISSIONS)[number]

/** Whether a text is the name of a permission. */
export const isPermission = (text: string): text is Permission => (PERMISSIONS as readonly string[]).includes(text)

/** Which of the permissions asked for a person lacks: what is not held is not granted. */
export const lackedOf = (held: ReadonlySet<Permission>, requested: Iterable<Permission>): Permission[] =>
  [...requested].filter((permission) => !held.has(permission))

/** The permissions in the order of the table, each once. */
export const inOrder = (permissions: Iterable<string>): Permission[] => {
  const given = new Set(permissions)
  return PERMISSIONS.filter((permission) => given.has(permission))
}

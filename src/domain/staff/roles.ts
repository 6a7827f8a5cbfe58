import type { Language } from '../language.ts'
import { PERMISSIONS } from './permissions.ts'
import type { Permission } from './permissions.ts'

/** The roles that every shop has. They cannot be changed; owners copy them. */
export const BUILT_IN_ROLES = [
  'owner',
  'manager',
  'sales',
  'prepress',
  'production',
  'fulfilment',
  'finance',
  'content',
  'viewer',
] as const

export type BuiltInRole = (typeof BUILT_IN_ROLES)[number]

export const isBuiltInRole = (text: string): text is BuiltInRole => (BUILT_IN_ROLES as readonly string[]).includes(text)

const except = (...left: readonly Permission[]): readonly Permission[] =>
  PERMISSIONS.filter((permission) => !left.includes(permission))

/** What each role may do: the one table of rights. The database has a copy, which a test compares. */
export const ROLE_PERMISSIONS: Readonly<Record<BuiltInRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  manager: except(
    'money.unlimited',
    'invoices.decide',
    'customers.decide',
    'company.edit',
    'company.decide',
    'staff.decide',
    'system.decide',
  ),
  sales: [
    'orders.view',
    'orders.edit',
    'orders.place',
    'contact.view',
    'money.view',
    'money.counter',
    'invoices.view',
    'production.view',
    'artwork.view',
    'artwork.edit',
    'quotations.view',
    'quotations.edit',
    'customers.view',
    'customers.edit',
    'messages.view',
    'messages.edit',
    'catalogue.view',
    'prices.view',
    'delivery.view',
    'reports.quotations',
  ],
  prepress: [
    'orders.view',
    'production.view',
    'artwork.view',
    'artwork.edit',
    'artwork.decide',
    'quotations.view',
    'messages.view',
    'catalogue.view',
    'delivery.view',
  ],
  production: [
    'orders.view',
    'production.view',
    'production.edit',
    'artwork.view',
    'catalogue.view',
    'delivery.view',
    'reports.onTime',
  ],
  fulfilment: [
    'orders.view',
    'orders.handOver',
    'contact.view',
    'production.view',
    'production.pack',
    'delivery.view',
    'delivery.edit',
  ],
  finance: [
    'orders.view',
    'contact.view',
    'money.view',
    'money.counter',
    'money.decide',
    'money.unlimited',
    'invoices.view',
    'invoices.decide',
    'quotations.view',
    'customers.view',
    'catalogue.view',
    'prices.view',
    'delivery.view',
    'company.view',
    'company.edit',
    'reports.sales',
    'reports.money',
    'reports.products',
    'reports.onTime',
    'reports.quotations',
    'activity.money',
  ],
  content: ['catalogue.view', 'catalogue.edit', 'content.decide', 'reports.products'],
  viewer: ['orders.view', 'production.view', 'catalogue.view', 'reports.sales'],
}

/** What the built-in roles are called. */
export const ROLE_LABELS: Readonly<Record<BuiltInRole, Readonly<Record<Language, string>>>> = {
  owner: { en: 'Owner', ar: 'المالك' },
  manager: { en: 'Manager', ar: 'مدير' },
  sales: { en: 'Sales', ar: 'المبيعات' },
  prepress: { en: 'Prepress', ar: 'تجهيز الطباعة' },
  production: { en: 'Production', ar: 'الإنتاج' },
  fulfilment: { en: 'Fulfilment', ar: 'التسليم' },
  finance: { en: 'Finance', ar: 'المالية' },
  content: { en: 'Content', ar: 'المحتوى' },
  viewer: { en: 'Viewer', ar: 'اطلاع فقط' },
}

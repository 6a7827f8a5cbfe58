import type { Language } from '#domain/language.ts'
import type { BuiltInRole } from '#domain/staff/roles.ts'

/** What every person of the demo signs in with first. It opens nothing by itself: the code of an authenticator is asked for too. */
export const DEMO_PASSWORD = 'warm ink on cold paper'

/** One person for each built-in role. */
export const DEMO_PEOPLE: readonly {
  readonly role: BuiltInRole
  readonly name: string
  readonly language: Language
}[] = [
  { role: 'owner', name: 'نورة العتيبي', language: 'ar' },
  { role: 'manager', name: 'Faisal Al Harbi', language: 'en' },
  { role: 'sales', name: 'هند القحطاني', language: 'ar' },
  { role: 'prepress', name: 'Yousef Mansour', language: 'en' },
  { role: 'production', name: 'ماجد الشمري', language: 'ar' },
  { role: 'fulfilment', name: 'Ramesh Kumar', language: 'en' },
  { role: 'finance', name: 'سارة الدوسري', language: 'ar' },
  { role: 'content', name: 'Lama Al Saleh', language: 'en' },
  { role: 'viewer', name: 'عبدالله المطيري', language: 'ar' },
]

/** The address of the person of a role. */
export const demoAddress = (role: BuiltInRole): string => `${role}@office.example`

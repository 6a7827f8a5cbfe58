import type { z } from 'zod'
import type { FindAnswer } from '#contract/office/find.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { FoundCustomer } from '#services/customers/find-customers.ts'
import type { Suggestions } from '#services/search/search.service.ts'

type FindResults = z.input<typeof FindAnswer>['data']

/** A customer as they are shown while one types. What reaches them is left out for those who may not see it. */
export const presentCustomer = (
  { id, name, company, city, orders, phone, email }: FoundCustomer,
  permissions: ReadonlySet<Permission>,
  language: Language,
): FindResults['customers'][number] => ({
  id,
  name,
  company,
  city: city && inLanguage(city, language),
  orders,
  ...(permissions.has('contact.view') && { ...(phone && { phone }), ...(email && { email }) }),
})

/** A product as it is shown while one types. */
export const presentProduct = ({
  id,
  code,
  name,
  slug,
  picture,
  fromPrice,
}: Suggestions['products'][number]): FindResults['products'][number] => ({
  id,
  code,
  name,
  slug,
  image: picture?.key ?? null,
  fromPrice,
})

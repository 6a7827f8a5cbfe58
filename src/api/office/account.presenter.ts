import type { z } from 'zod'
import type { Me } from '#contract/office/account.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { StaffAccount } from '#services/staff/staff-account.service.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'

/** Who is signed in, as the office shows them to themselves. */
export const presentMe = (account: StaffAccount, { permissions }: StaffActor): z.input<typeof Me> => ({
  id: account.id,
  name: account.name,
  email: account.email,
  language: account.language,
  theme: account.theme,
  roles: account.roles,
  permissions: [...permissions],
  session: {
    endsAt: riyadhTimestamp(account.session.expiresAt),
    freshUntil: riyadhTimestamp(account.session.freshUntil),
  },
})

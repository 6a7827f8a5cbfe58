import type { z } from 'zod'
import type { Me, SecurityAnswer } from '#contract/office/account.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { deviceName } from '#domain/customers/device-name.ts'
import type { StaffAccount, StaffAccounts } from '#services/staff/staff-account.service.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'

/** Who is signed in, as the office shows them to themselves. */
export const presentMe = (account: StaffAccount, { permissions }: StaffActor): z.input<typeof Me> => ({
  id: account.id,
  name: account.name,
  email: account.email,
  language: account.language,
  theme: account.theme,
  version: account.version,
  roles: account.roles,
  permissions: [...permissions],
  session: {
    endsAt: riyadhTimestamp(account.session.expiresAt),
    freshUntil: riyadhTimestamp(account.session.freshUntil),
  },
})

type Security = Awaited<ReturnType<StaffAccounts['security']>>

/** How a person signs in, and where they are signed in. */
export const presentSecurity = (
  { hasPassword, hasPin, authenticatorSince, recoveryCodes, passkeys, sessions }: Security,
  { sessionId }: StaffActor,
): z.input<typeof SecurityAnswer>['data'] => ({
  hasPassword,
  hasPin,
  authenticatorSince: authenticatorSince && riyadhTimestamp(authenticatorSince),
  recoveryCodes,
  passkeys: passkeys.map(({ id, user_agent: userAgent, created_at: addedAt, last_used_at: lastUsedAt }) => ({
    id,
    ...deviceName(userAgent),
    addedAt: riyadhTimestamp(addedAt),
    lastUsedAt: lastUsedAt && riyadhTimestamp(lastUsedAt),
  })),
  sessions: sessions.map(({ id, user_agent: userAgent, method, created_at: signedInAt, seen_at: seenAt }) => ({
    id,
    ...deviceName(userAgent),
    method,
    isThis: id === sessionId,
    signedInAt: riyadhTimestamp(signedInAt),
    seenAt: riyadhTimestamp(seenAt),
  })),
})

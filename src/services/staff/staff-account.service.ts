import type { Db } from '#db/connection.ts'
import type { StaffTheme } from '#db/schema/staff.ts'
import type { Language } from '#domain/language.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { BuiltInRole } from '#domain/staff/roles.ts'
import { findAccount } from './staff.repository.ts'
import type { StaffActor, StaffSessions } from './staff-sessions.service.ts'

/** A role by its name. */
export type RoleName = {
  readonly id: string
  readonly code: BuiltInRole | null
  readonly name: LocalizedText
}

/** A person of the staff, as they see themselves. */
export type StaffAccount = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly theme: StaffTheme
  readonly roles: RoleName[]
  readonly session: { readonly expiresAt: Date; readonly freshUntil: Date }
}

export type StaffAccounts = ReturnType<typeof createStaffAccounts>

/** The own account of who is signed in to the office. */
export const createStaffAccounts = ({ db, sessions }: { readonly db: Db; readonly sessions: StaffSessions }) => ({
  me: ({ staffId, sessionId }: StaffActor): Promise<StaffAccount> => findAccount(db, staffId, sessionId),

  signOut: async ({ staffId, sessionId }: StaffActor): Promise<void> => {
    await sessions.end(db, staffId, { only: sessionId })
  },
})

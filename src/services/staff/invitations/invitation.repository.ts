import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { StaffStatus } from '#db/schema/staff.ts'
import type { Language } from '#domain/language.ts'
import { rolesOf } from '../staff.repository.ts'
import type { RoleName } from '../staff-account.service.ts'

/** A link that is open, and whom it lets in. */
export type OpenInvitation = {
  readonly id: string
  readonly staffId: string
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly status: StaffStatus
  readonly roles: RoleName[]
  readonly expiresAt: Date
}

/** Whom a link lets in, while it is open. Held until the transaction ends where it is to be used. */
export async function findOpenInvitation(
  db: Db,
  tokenHash: Buffer,
  { isHeld = false }: { readonly isHeld?: boolean } = {},
): Promise<OpenInvitation | undefined> {
  const query = db
    .selectFrom('staff_invitation as invitation')
    .innerJoin('staff', 'staff.id', 'invitation.staff_id')
    .where('invitation.token_hash', '=', tokenHash)
    .where('invitation.used_at', 'is', null)
    .where('invitation.revoked_at', 'is', null)
    .where('invitation.expires_at', '>', sql<Date>`now()`)
    .where('staff.status', '<>', 'INACTIVE')
    .select(['invitation.id', 'staff.id as staffId', 'staff.name', 'staff.email', 'staff.language', 'staff.status'])
    .select(['invitation.expires_at as expiresAt'])
    .select(rolesOf('staff.id').as('roles'))
  return (isHeld ? query.forUpdate(['invitation', 'staff']) : query).executeTakeFirst()
}

/** Adds a link of 72 hours in the place of the one that is open; answers its id and end. */
export async function replaceInvitation(
  tx: Db,
  invitation: { readonly staffId: string; readonly tokenHash: Buffer; readonly invitedBy: string | null },
): Promise<{ id: string; expires_at: Date }> {
  await revokeInvitations(tx, invitation.staffId)
  return tx
    .insertInto('staff_invitation')
    .values({
      staff_id: invitation.staffId,
      token_hash: invitation.tokenHash,
      invited_by: invitation.invitedBy,
      expires_at: sql<Date>`now() + interval '72 hours'`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
}

/** Ends the open link of a person; false when there is none. */
export const revokeInvitations = async (tx: Db, staffId: string): Promise<boolean> =>
  (await tx
    .updateTable('staff_invitation')
    .set({ revoked_at: sql<Date>`now()` })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Uses a link up. */
export async function useInvitation(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('staff_invitation')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** Activates a person who was invited; their password is the new one, or none. */
export async function activateStaff(tx: Db, staffId: string, passwordHash: string | null): Promise<void> {
  await tx
    .updateTable('staff')
    .set({
      status: 'ACTIVE',
      // What a person does about themselves was decided by the person who invited them.
      status_by: null,
      password_hash: passwordHash,
      activated_at: sql<Date>`coalesce(activated_at, now())`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', staffId)
    .execute()
}

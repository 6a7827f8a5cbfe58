import type { Db } from '#db/connection.ts'
import type { ChangeAuthor } from '../../changes/record-change.ts'
import { postMessages } from '../../messages/outbox.ts'
import { staffInvitation } from '../../messages/templates/staff-invitation.ts'
import type { JobQueue } from '../../queue/job-queue.ts'
import type { StaffPerson } from '../people/staff-person.repository.ts'
import { newToken, tokenHash } from '../staff-sessions.service.ts'
import { replaceInvitation } from './invitation.repository.ts'

/** How long a link opens an account. */
export const LINK_HOURS = 72

/** A link as it was sent: who reads it comes into the office. */
export type SentLink = { readonly href: string; readonly expiresAt: Date }

/** Who a change is written down to have been made by; null where no person signed in. */
export const staffOfAuthor = (author: ChangeAuthor): string | null => (author.via === 'OFFICE' ? author.staffId : null)

export type StaffLinks = ReturnType<typeof createStaffLinks>

/** Sends links that open an account, once. The token stands behind the #, where no server writes it down. */
export function createStaffLinks({ queue, publicUrl }: { readonly queue: JobQueue; readonly publicUrl: string }) {
  return {
    /** Sends a person a link in the place of the one before. */
    send: async (
      tx: Db,
      { id: staffId, email: to, language, status }: StaffPerson,
      author: ChangeAuthor,
    ): Promise<SentLink> => {
      const token = newToken()
      const invitation = { staffId, tokenHash: tokenHash(token), invitedBy: staffOfAuthor(author) }
      const { id: invitationId, expires_at: expiresAt } = await replaceInvitation(tx, invitation)
      const href = `${publicUrl}/office/join#${token}`
      const isReturning = status === 'ACTIVE'
      await postMessages(tx, queue, [
        staffInvitation({ invitationId, to, language, isReturning, hours: LINK_HOURS, href }),
      ])
      return { href, expiresAt }
    },
  }
}

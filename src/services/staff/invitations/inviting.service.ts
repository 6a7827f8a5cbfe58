import type { Db } from '#db/connection.ts'
import { emailKey } from '#domain/contact/email.ts'
import type { Language } from '#domain/language.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { BuiltInRole } from '#domain/staff/roles.ts'
import { recordChange } from '../../changes/record-change.ts'
import type { ChangeAuthor } from '../../changes/record-change.ts'
import type { StaffFactors } from '../factors/staff-factors.service.ts'
import {
  findPersonByEmail,
  findRoles,
  findRolesByCode,
  grantRole,
  insertPerson,
  lockPerson,
  lockRights,
} from '../people/staff-person.repository.ts'
import type { StaffPerson } from '../people/staff-person.repository.ts'
import { withRights } from '../rights-errors.ts'
import type { RightsError } from '../rights-errors.ts'
import type { StaffSessions } from '../staff-sessions.service.ts'
import type { SentLink, StaffLinks } from './staff-links.ts'
import { staffOfAuthor } from './staff-links.ts'

export type NewPerson = {
  readonly email: string
  readonly name: string
  readonly language: Language
  readonly roleIds: readonly string[]
}

export type InvitingError =
  | RightsError
  /** The address has an account. */
  | { readonly code: 'staff/exists' }
  | { readonly code: 'staff/unknown-role' }
  | { readonly code: 'staff/not-found' }
  /** Nothing is open: the person came in, or is not active. */
  | { readonly code: 'staff/not-invited' }

type Sent = { readonly person: StaffPerson; readonly link: SentLink }

export type Inviting = ReturnType<typeof createInviting>

export interface InvitingOptions {
  readonly db: Db
  readonly links: StaffLinks
  readonly factors: StaffFactors
  readonly sessions: StaffSessions
}

/** Invites people to the office, and back to it: every way begins with a link to their address. */
export function createInviting({ db, links, factors, sessions }: InvitingOptions) {
  /** Sends a link to a person as they are now. */
  const sendTo = (
    id: string,
    author: ChangeAuthor,
    change: (tx: Db, person: StaffPerson) => Promise<Result<void, InvitingError>>,
  ): Promise<Result<Sent, InvitingError>> =>
    withRights(() =>
      db.transaction().execute(async (tx): Promise<Result<Sent, InvitingError>> => {
        await lockRights(tx)
        const person = await lockPerson(tx, id)
        if (!person) return err({ code: 'staff/not-found' })
        const changed = await change(tx, person)
        return changed.ok ? ok({ person, link: await links.send(tx, person, author) }) : changed
      }),
    )

  return {
    /** The account of an address. */
    personOf: (email: string): Promise<StaffPerson | undefined> => findPersonByEmail(db, emailKey(email)),

    /** The ids of these built-in roles. */
    roleIdsOf: async (codes: readonly BuiltInRole[]): Promise<string[]> =>
      (await findRolesByCode(db, codes)).map(({ id }) => id),

    /** Invites a person who has no account. */
    invite: (given: NewPerson, author: ChangeAuthor): Promise<Result<Sent, InvitingError>> =>
      withRights(() => db.transaction().execute((tx) => inviteIn(tx, links, given, author))),

    /** Sends a new link to a person who has not come in yet; the old one ends. */
    sendAgain: (id: string, author: ChangeAuthor) =>
      sendTo(id, author, async (tx, person) => {
        if (person.status !== 'INVITED') return err({ code: 'staff/not-invited' })
        await recordChange(tx, author, {
          action: 'staff.inviteAgain',
          subject: { type: 'staff', id },
          before: null,
          after: { email: person.email },
        })
        return ok(undefined)
      }),

    /** Takes password and factors from a person, signs them out everywhere, and sends a link for new ones. */
    resetFactors: (id: string, author: ChangeAuthor, reason?: string) =>
      sendTo(id, author, async (tx, person) => {
        if (person.status !== 'ACTIVE') return err({ code: 'staff/not-invited' })
        const { authenticatorSince, passkeys } = await factors.of(tx, id)
        await factors.clear(tx, id)
        await sessions.end(tx, id)
        await recordChange(tx, author, {
          action: 'staff.resetFactor',
          subject: { type: 'staff', id },
          before: { authenticator: authenticatorSince !== null, passkeys },
          after: { authenticator: false, passkeys: null },
          reason,
        })
        return ok(undefined)
      }),
  }
}

async function inviteIn(
  tx: Db,
  links: StaffLinks,
  { roleIds, ...given }: NewPerson,
  author: ChangeAuthor,
): Promise<Result<Sent, InvitingError>> {
  const roles = await findRoles(tx, roleIds)
  if (roles.length !== new Set(roleIds).size) return err({ code: 'staff/unknown-role' })
  const person = await insertPerson(tx, { ...given, email_key: emailKey(given.email) })
  if (!person) return err({ code: 'staff/exists' })
  for (const { id } of roles) await grantRole(tx, person.id, id, staffOfAuthor(author))
  const link = await links.send(tx, person, author)
  await recordChange(tx, author, {
    action: 'staff.invite',
    subject: { type: 'staff', id: person.id },
    before: null,
    after: { ...given, roles: roles.map(({ label }) => label) },
  })
  return ok({ person, link })
}

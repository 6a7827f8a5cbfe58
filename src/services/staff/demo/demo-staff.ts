import type { Db } from '#db/connection.ts'
import { BY_COMMAND, recordChange } from '../../changes/record-change.ts'
import { hashPassword } from '../../customers/password.ts'
import { createStaffFactors } from '../factors/staff-factors.service.ts'
import { activateStaff } from '../invitations/invitation.repository.ts'
import { findRolesByCode, grantRole, insertPerson } from '../people/staff-person.repository.ts'
import { putTotp } from '../factors/factor.repository.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE, demoAddress } from './demo-people.ts'

/** Adds one active person for each built-in role, with a password and an authenticator, to a shop that has no staff. */
export async function addDemoStaff({
  db,
  key,
  now,
}: {
  readonly db: Db
  /** Encrypts the secrets of authenticators. */
  readonly key: string
  readonly now: Date
}): Promise<void> {
  const factors = createStaffFactors({ key, now: () => now, alert: () => undefined })
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await db.transaction().execute(async (tx) => {
    for (const { role, name, language } of DEMO_PEOPLE) {
      const email = demoAddress(role)
      const person = await insertPerson(tx, { email, email_key: email, name, language })
      const [found] = await findRolesByCode(tx, [role])
      if (!person || !found) throw new Error(`the demo cannot add a person with the role ${role}`)
      await grantRole(tx, person.id, found.id, null)
      await activateStaff(tx, person.id, passwordHash)
      // No step is used yet: the first code that is shown counts.
      await putTotp(tx, person.id, factors.newAuthenticator(person.id, email).sealed, 0)
      await recordChange(tx, BY_COMMAND, {
        action: 'staff.invite',
        subject: { type: 'staff', id: person.id },
        before: null,
        after: { name, email, language, roles: [role], status: 'ACTIVE', factor: 'TOTP' },
      })
    }
  })
}

import type { Db } from '#db/connection.ts'
import type { BuiltInRole } from '#domain/staff/roles.ts'
import { countingSteps, stepAt, TOTP } from '#domain/staff/totp.ts'
import { openStaffVault } from '../factors/factor-vault.ts'
import { totpCode } from '../factors/totp-code.ts'
import { findDemoAuthenticators } from './demo-staff.repository.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE, demoAddress } from './demo-people.ts'

/** How a person of the demo comes in now. */
export type DemoCredentials = {
  readonly role: BuiltInRole
  readonly name: string
  readonly email: string
  readonly password: string
  /** Null when the two codes that count now were used: the next one comes within half a minute. */
  readonly code: string | null
}

export type DemoCredentialsReader = ReturnType<typeof createDemoCredentialsReader>

/** Reads how the people of the demo come in. Must never be reached in production. */
export const createDemoCredentialsReader = ({
  db,
  key,
  now = () => new Date(),
}: {
  readonly db: Db
  readonly key: string
  readonly now?: () => Date
}) => {
  const vault = openStaffVault(key)
  const codeOf = (staffId: string, sealed: Buffer, lastStep: number): string | null => {
    // The present code, else the next one: the clock of an authenticator may be a step ahead.
    const step = countingSteps(now(), lastStep).find((each) => each >= stepAt(now()))
    return step === undefined ? null : totpCode(vault.open(staffId, sealed), step)
  }
  return {
    /** The people who can come in, in the order of the roles; who was deactivated or took another factor is not among them. */
    read: async (): Promise<DemoCredentials[]> => {
      const found = await findDemoAuthenticators(
        db,
        DEMO_PEOPLE.map(({ role }) => demoAddress(role)),
      )
      return DEMO_PEOPLE.flatMap(({ role }) => {
        const email = demoAddress(role)
        const person = found.find((each) => each.email === email)
        if (!person) return []
        const { id, name, secret, last_step: lastStep } = person
        return [{ role, name, email, password: DEMO_PASSWORD, code: codeOf(id, secret, lastStep) }]
      })
    },
    /** Seconds until other codes are shown. */
    secondsLeft: (): number => TOTP.stepSeconds - (Math.floor(now().getTime() / 1_000) % TOTP.stepSeconds),
  }
}

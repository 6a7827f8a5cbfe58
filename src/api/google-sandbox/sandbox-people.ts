import { createHash } from 'node:crypto'

/** A visitor the stand-in of Google knows. */
export type SandboxPerson = {
  readonly sub: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** The last one has no last name, as some people at Google. */
export const SANDBOX_PEOPLE: readonly SandboxPerson[] = [
  { sub: '100000000000000000001', email: 'sara@gmail.example', firstName: 'Sara', lastName: 'Al Qahtani' },
  { sub: '100000000000000000002', email: 'faisal@gmail.example', firstName: 'فيصل', lastName: 'الحربي' },
  { sub: '100000000000000000003', email: 'noor@gmail.example', firstName: 'Noor', lastName: '' },
]

/**
 * Whom a `login_hint` names: one of the people, or a new person of that address, so that tests
 * need not share a person. Undefined for other addresses.
 */
export function personOf(hint: string | undefined): SandboxPerson | undefined {
  const [, name] = /^([a-z0-9-]{1,40})@gmail\.example$/.exec(hint ?? '') ?? []
  if (!hint || name === undefined) return undefined
  const known = SANDBOX_PEOPLE.find(({ email }) => email === hint)
  const digest = createHash('sha256').update(hint).digest('hex')
  return known ?? { sub: String(BigInt(`0x${digest.slice(0, 16)}`)), email: hint, firstName: name, lastName: 'Google' }
}

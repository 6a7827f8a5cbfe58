/** Somebody the stand-in of Google knows. */
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

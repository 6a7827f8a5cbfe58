import { BY_COMMAND } from '#services/changes/record-change.ts'
import { totpCode } from '#services/staff/factors/totp-code.ts'
import type { BuiltInRole } from '#domain/staff/roles.ts'
import { stepAt } from '#domain/staff/totp.ts'
import type { TestBrowser } from './customer-api.ts'
import type { testOfficeServices } from './office-api.ts'

type Services = ReturnType<typeof testOfficeServices>

let count = 0

/** Invites a person; answers their address and the token of their link. */
export async function invitePerson({ inviting }: Pick<Services, 'inviting'>, ...roles: BuiltInRole[]) {
  const email = `person-${(count += 1)}@shop.example`
  const roleIds = await inviting.roleIdsOf(roles)
  const sent = await inviting.invite({ email, name: `Person ${count}`, language: 'en', roleIds }, BY_COMMAND)
  if (!sent.ok) throw new Error(sent.error.code)
  return { email, staffId: sent.value.person.id, token: tokenOf(sent.value.link.href) }
}

export const tokenOf = (href: string): string => href.split('#')[1] ?? ''

export const PASSWORD = 'seven tall palms at dusk'

/** Reads base32 back, as an app does. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

/** An authenticator app that was given a secret. */
export const openApp = (secret: string) => ({
  code: (now: Date, steps = 0): string => totpCode(fromBase32(secret), stepAt(now) + steps),
})

/** Sets a person up by password and authenticator in a browser, which is signed in then. */
export async function joinByApp(browser: TestBrowser, token: string, now: () => Date) {
  const begun = await browser.send('POST', '/office/invitation/authenticator', { token, password: PASSWORD })
  const app = openApp(begun.json().data.secret)
  const code = app.code(now())
  const joined = await browser.send('POST', '/office/invitation/accept', { token, password: PASSWORD, code })
  return { app, joined, recoveryCodes: joined.json().data?.recoveryCodes as string[] }
}

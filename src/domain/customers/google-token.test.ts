import { expect, test } from 'vitest'
import { judgeGoogleToken } from './google-token.ts'

const FACTS = {
  aud: 'shop',
  azp: 'shop',
  sub: '1100',
  scope: 'openid https://www.googleapis.com/auth/userinfo.email',
  expires_in: '3000',
  email: 'Sara@Example.com',
  email_verified: 'true',
}

test('a token given to this shop for a verified address is taken', () => {
  expect(judgeGoogleToken(FACTS, 'shop')).toEqual({ ok: true, value: { sub: '1100', email: 'Sara@example.com' } })
  expect(judgeGoogleToken({ ...FACTS, azp: undefined, email_verified: true }, 'shop').ok).toBe(true)
})

test.each([
  [{ aud: 'another' }, 'google/other-client'],
  [{ azp: 'another' }, 'google/other-client'],
  [{ aud: undefined }, 'google/other-client'],
  [{ expires_in: '0' }, 'google/expired'],
  [{ expires_in: undefined }, 'google/expired'],
  [{ scope: 'openid profile' }, 'google/scope'],
  [{ sub: '' }, 'google/no-subject'],
  [{ sub: 7 }, 'google/no-subject'],
  [{ email_verified: 'false' }, 'google/email'],
  [{ email: 'nobody' }, 'google/email'],
])('%o is refused: %s', (facts, code) => {
  expect(judgeGoogleToken({ ...FACTS, ...facts }, 'shop')).toEqual({ ok: false, error: { code } })
})

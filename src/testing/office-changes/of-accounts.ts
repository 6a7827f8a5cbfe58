import { openDevice } from '../stand-ins/passkey-device.ts'
import { openApp, PASSWORD } from '../staff-member.ts'
import { member } from './member.ts'
import { ifMatch, twice } from './world.ts'
import type { Scenarios } from './world.ts'

export const OF_ACCOUNTS: Scenarios = {
  'PATCH /me': async (world) => {
    const { call } = await member(world)
    const patch = (version: number) => call('PATCH', '', { theme: 'dark' }, ifMatch(version))
    return { action: 'account.change', call: () => patch(2), idle: () => patch(3) }
  },
  'DELETE /me/sessions/:id': async (world) => {
    const { shop, office } = world
    const { call, staffId } = await member(world)
    const { sessionId } = await office.services.sessions.open(shop.database.db, staffId, 'TOTP', '')
    return twice('account.endSession', () => call('DELETE', `/sessions/${sessionId}`))
  },
  'DELETE /me/sessions': async (world) => {
    const { call } = await member(world)
    return twice('account.endSession', () => call('DELETE', '/sessions'))
  },
  'POST /me/password': async (world) => {
    const { call } = await member(world)
    return twice('account.changePassword', () =>
      call('POST', '/password', { password: 'twelve quiet lanterns', current: PASSWORD }),
    )
  },
  'PUT /me/authenticator': async (world) => {
    const { call } = await member(world)
    const { secret } = (await call('POST', '/authenticator/options')).json().data
    const code = openApp(secret).code(new Date())
    return twice('account.changeAuthenticator', () => call('PUT', '/authenticator', { code }))
  },
  'DELETE /me/authenticator': async (world) => {
    const { call } = await member(world)
    const { challenge } = (await call('POST', '/passkeys/options')).json().data
    await call('POST', '/passkeys', openDevice().create(challenge))
    return twice('account.removeAuthenticator', () => call('DELETE', '/authenticator'))
  },
  'POST /me/recovery-codes': async (world) => {
    const { sql } = world
    const { call, staffId } = await member(world)
    return {
      action: 'account.renewRecoveryCodes',
      call: () => call('POST', '/recovery-codes'),
      idle: async () => {
        await sql(`update staff_session set fresh_at = now() - interval '1 hour' where staff_id = $1`, [staffId])
        return call('POST', '/recovery-codes')
      },
    }
  },
  'POST /me/passkeys': async (world) => {
    const { call } = await member(world)
    const { challenge } = (await call('POST', '/passkeys/options')).json().data
    const made = openDevice().create(challenge)
    return twice('account.addPasskey', () => call('POST', '/passkeys', made))
  },
  'DELETE /me/passkeys/:id': async (world) => {
    const { sql } = world
    const { call, staffId } = await member(world)
    const { challenge } = (await call('POST', '/passkeys/options')).json().data
    await call('POST', '/passkeys', openDevice().create(challenge))
    const [{ id }] = await sql('select id from staff_passkey where staff_id = $1', [staffId])
    return twice('account.removePasskey', () => call('DELETE', `/passkeys/${id}`))
  },
}

import { invitePerson, openApp, PASSWORD } from '../staff-member.ts'
import { member } from './member.ts'
import { ifMatch, twice } from './world.ts'
import type { ChangeWorld, Scenarios } from './world.ts'

let people = 0
const roleId = async ({ sql }: ChangeWorld, code: string): Promise<string> =>
  (await sql('select id from staff_role where code = $1', [code]))[0].id

export const OF_STAFF: Scenarios = {
  'POST /invitation/accept': async ({ office }) => {
    const { token } = await invitePerson(office.services, 'viewer')
    const browser = office.browser()
    const { secret } = (
      await browser.send('POST', '/office/invitation/authenticator', { token, password: PASSWORD })
    ).json().data
    const body = { token, password: PASSWORD, code: openApp(secret).code(new Date()) }
    return twice('staff.join', () => browser.send('POST', '/office/invitation/accept', body))
  },
  'POST /staff': async (world) => {
    const { owner } = world
    const body = {
      email: `p${(people += 1)}@x.example`,
      name: 'Person',
      language: 'en',
      roleIds: [await roleId(world, 'viewer')],
    }
    return twice('staff.invite', () => owner.send('POST', '/staff', body))
  },
  'PATCH /staff/:id': async ({ owner, office }) => {
    const { staffId } = await office.desk('viewer')
    return {
      action: 'staff.change',
      call: () => owner.send('PATCH', `/staff/${staffId}`, { name: 'Huda' }, ifMatch(1)),
      idle: () => owner.send('PATCH', `/staff/${staffId}`, { name: 'Huda' }, ifMatch(2)),
    }
  },
  'POST /staff/:id/deactivate': async ({ owner, office }) => {
    const { staffId } = await office.desk('viewer')
    const call = (version: number) => owner.send('POST', `/staff/${staffId}/deactivate`, {}, ifMatch(version))
    return { action: 'staff.deactivate', call: () => call(1), idle: () => call(2) }
  },
  'POST /staff/:id/activate': async ({ owner, office }) => {
    const { staffId } = await office.desk('viewer')
    await owner.send('POST', `/staff/${staffId}/deactivate`, {}, ifMatch(1))
    const call = (version: number) => owner.send('POST', `/staff/${staffId}/activate`, {}, ifMatch(version))
    return { action: 'staff.activate', call: () => call(2), idle: () => call(3) }
  },
  'DELETE /staff/:id/invitation': async ({ owner, office }) => {
    const { staffId } = await invitePerson(office.services, 'viewer')
    return twice('staff.revokeInvitation', () => owner.send('DELETE', `/staff/${staffId}/invitation`))
  },
  'POST /staff/:id/invitation': async ({ owner, office }) => {
    const { staffId } = await invitePerson(office.services, 'viewer')
    return {
      action: 'staff.inviteAgain',
      call: () => owner.send('POST', `/staff/${staffId}/invitation`),
      idle: () => owner.send('POST', `/staff/${owner.staffId}/invitation`),
    }
  },
  'POST /staff/:id/factor-reset': async (world) => {
    const { owner } = world
    const { staffId } = await member(world)
    return {
      action: 'staff.resetFactor',
      call: () => owner.send('POST', `/staff/${staffId}/factor-reset`, {}),
      idle: () => owner.send('POST', `/staff/${owner.staffId}/factor-reset`, {}),
    }
  },
  'POST /roles': async ({ owner }) => {
    const body = { name: { en: 'Desk', ar: 'مكتب' }, permissions: ['orders.view'] }
    return {
      action: 'role.create',
      call: () => owner.send('POST', '/roles', body),
      idle: () => owner.send('POST', '/roles', { ...body, permissions: [] }),
    }
  },
  'PUT /roles/:id': async ({ owner }) => {
    const body = { name: { en: 'Desk 2', ar: 'مكتب ٢' }, permissions: ['orders.view'] }
    const { id } = (await owner.send('POST', '/roles', body)).json().data
    const put = (permissions: string[], version: number) =>
      owner.send('PUT', `/roles/${id}`, { ...body, permissions }, ifMatch(version))
    return {
      action: 'role.change',
      call: () => put(['orders.view', 'orders.edit'], 1),
      idle: () => put(['orders.edit', 'orders.view'], 2),
    }
  },
  'DELETE /roles/:id': async ({ owner }) => {
    const body = { name: { en: 'Desk 3', ar: 'مكتب ٣' }, permissions: ['orders.view'] }
    const { id } = (await owner.send('POST', '/roles', body)).json().data
    return twice('role.delete', () => owner.send('DELETE', `/roles/${id}`, undefined, ifMatch(1)))
  },
}

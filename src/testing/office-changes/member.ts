import { invitePerson, joinByApp } from '../staff-member.ts'
import type { ChangeWorld } from './world.ts'

/** Someone of sales who has joined, and their calls about themselves. */
export async function member(world: ChangeWorld) {
  const { office } = world
  const { token, staffId } = await invitePerson(office.services, 'sales')
  const browser = office.browser()
  const { app } = await joinByApp(browser, token, () => new Date())
  const call = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, headers = {}) =>
    browser.send(method, `/office/me${path}`, body, headers)
  return { staffId, browser, call, app }
}

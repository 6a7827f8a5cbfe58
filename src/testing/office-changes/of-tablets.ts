import { acceptedOrder, stationsOf } from '../orders/made-order.ts'
import { member } from './member.ts'
import { twice } from './world.ts'
import type { Scenarios } from './world.ts'

export const OF_TABLETS: Scenarios = {
  'POST /devices': async ({ shop, owner }) => {
    const call = (station: number | undefined) => owner.send('POST', '/devices', { name: 'Press', station })
    const id = (await stationsOf(shop))['PRINT']
    return { action: 'device.create', call: () => call(id), idle: () => call(999_999) }
  },
  'POST /devices/pair': async ({ shop, owner, office }) => {
    const station = (await stationsOf(shop))['PRINT']
    const { href } = (await owner.send('POST', '/devices', { name: 'Press', station })).json().data
    const browser = office.browser()
    return twice('device.pair', () => browser.send('POST', '/office/devices/pair', { token: href.split('#')[1] }))
  },
  'DELETE /devices/:id': async ({ shop, owner }) => {
    const station = (await stationsOf(shop))['PRINT']
    const { id } = (await owner.send('POST', '/devices', { name: 'Press', station })).json().data
    return twice('device.revoke', () => owner.send('DELETE', `/devices/${id}`))
  },
  'POST /tablet/jobs/:code/moves': async ({ shop, owner, office }) => {
    const station = (await stationsOf(shop))['PREPRESS']
    const { href } = (await owner.send('POST', '/devices', { name: 'Desk', station })).json().data
    const browser = office.browser()
    await browser.send('POST', '/office/devices/pair', { token: href.split('#')[1] })
    await owner.send('PUT', '/me/pin', { pin: '483920' })
    const { code } = await acceptedOrder(shop, owner)
    const body = { move: 'start', person: owner.staffId, pin: '483920' }
    return twice('job.start', () => browser.send('POST', `/office/tablet/jobs/${code}/moves`, body))
  },
  'PUT /me/pin': async (world) => {
    const { call } = await member(world)
    return {
      action: 'account.setPin',
      call: () => call('PUT', '/pin', { pin: '483920' }),
      idle: () => call('PUT', '/pin', { pin: '123456' }),
    }
  },
  'DELETE /me/pin': async (world) => {
    const { call } = await member(world)
    await call('PUT', '/pin', { pin: '483920' })
    return twice('account.removePin', () => call('DELETE', '/pin'))
  },
}

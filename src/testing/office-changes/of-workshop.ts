import sharp from 'sharp'
import { acceptedOrder, stationsOf } from '../orders/made-order.ts'
import { attachment, body, BOUNDARY, END } from '../upload-form.ts'
import { ifMatch, twice } from './world.ts'
import type { Scenarios } from './world.ts'

export const OF_WORKSHOP: Scenarios = {
  'POST /production/jobs/:code/moves': async ({ shop, owner }) => {
    const { code } = await acceptedOrder(shop, owner)
    const station = (await stationsOf(shop))['PREPRESS']
    return twice('job.start', () => owner.send('POST', `/production/jobs/${code}/moves`, { move: 'start', station }))
  },
  'POST /production/jobs/:code/undo': async ({ shop, sql, owner }) => {
    const { code } = await acceptedOrder(shop, owner)
    const station = (await stationsOf(shop))['PREPRESS']
    await owner.send('POST', `/production/jobs/${code}/moves`, { move: 'start', station })
    const [{ id: change }] = await sql('select max(id)::text as id from staff_change')
    return twice('job.start', () => owner.send('POST', `/production/jobs/${code}/undo`, { change }))
  },
  'POST /production/jobs/:code/photos': async ({ shop, owner }) => {
    const { code } = await acceptedOrder(shop, owner)
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const send = (content: Buffer) =>
      owner.send('POST', `/production/jobs/${code}/photos`, body(attachment('spoilt.png', content), END), {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      })
    return { action: 'job.photo', call: () => send(image), idle: () => send(Buffer.from('no picture')) }
  },
  'POST /production/stations': async ({ owner }) => {
    const form = { kind: 'PRINT', name: { en: 'Press 9', ar: 'الآلة 9' }, position: 9, jobsADay: 10, isActive: true }
    const call = (body: object) => owner.send('POST', '/production/stations', body)
    return { action: 'station.create', call: () => call(form), idle: () => call({ ...form, kind: 'COFFEE' }) }
  },
  'PUT /production/stations/:id': async ({ shop, sql, owner }) => {
    const id = (await stationsOf(shop))['FINISH']
    const [{ version }] = await sql('select version from station where id = $1', [id])
    const form = { kind: 'FINISH', name: { en: 'Cutting', ar: 'القص' }, position: 3, jobsADay: 11, isActive: true }
    const call = (at: number) => owner.send('PUT', `/production/stations/${id}`, form, ifMatch(at))
    return { action: 'station.change', call: () => call(version), idle: () => call(version) }
  },
  'POST /production/routes': async ({ shop, sql, owner }) => {
    const [{ id: category }] = await sql('select id::text from category limit 1')
    const stations = [(await stationsOf(shop))['PRINT']]
    return twice('route.change', () => owner.send('POST', '/production/routes', { category, stations }))
  },
  'PUT /production/routes/:id': async ({ shop, sql, owner }) => {
    const [{ id, version }] = await sql(
      'select id, version from route where category_id is null and product_id is null',
    )
    const stations = [(await stationsOf(shop))['PREPRESS'], (await stationsOf(shop))['PACK']]
    return twice('route.change', () => owner.send('PUT', `/production/routes/${id}`, { stations }, ifMatch(version)))
  },
  'DELETE /production/routes/:id': async ({ shop, sql, owner }) => {
    await sql(`delete from route where category_id is not null`)
    const [{ id: category }] = await sql('select id::text from category limit 1')
    const stations = [(await stationsOf(shop))['PRINT']]
    await owner.send('POST', '/production/routes', { category, stations })
    const [{ id, version }] = await sql('select id, version from route where category_id is not null')
    return twice('route.remove', () => owner.send('DELETE', `/production/routes/${id}`, undefined, ifMatch(version)))
  },
}

import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { MediaWorkers } from '#integrations/media/media-workers.ts'
import { setLineFiles } from '#testing/artwork/artwork-fixture.ts'
import { orderInColour, rewrite } from '#testing/artwork/line-in-colour.ts'
import { proofDesk } from '#testing/artwork/proof-desk.ts'

const media = new MediaWorkers({ workers: 1 })
afterAll(() => media.close())
const { shop, sql, lineOf, office, desk, lineWith, read, sendProof } = await proofDesk({ media })
const { pool } = shop.database

const [BLACK, NAVY] = ['#17181c', '#1f2a44']

/** A page without a ground: a white bar on its left half. */
async function whiteBar(): Promise<string> {
  const key = crypto.randomUUID()
  const clear = { width: 96, height: 56, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  const bar = { create: { width: 48, height: 56, channels: 3, background: '#ffffff' } } as const
  const page = sharp({ create: clear }).composite([{ input: bar, left: 0, top: 0 }])
  await shop.store.storage.put('private', key, await page.webp({ lossless: true }).toBuffer())
  return key
}

/** The colours of a picture on its left half and on its right one. */
async function halves(bytes: Uint8Array): Promise<readonly string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (share: number): string => {
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * 3
    return [...data.subarray(at, at + 3)].map((channel) => Math.round(channel / 16)).join(' ')
  }
  return [colourAt(0.25), colourAt(0.75)]
}
const near = (colour: string): string =>
  [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 16)).join(' ')

async function lineIn(colour: string) {
  const line = await lineWith({ pictures: [await whiteBar()] })
  await orderInColour(pool, line.lineId, colour)
  return line
}
const page = async (token: string) => (await office().browser().send('GET', `/proofs/${token}/pages/1/0/1`)).rawPayload
const thumbnail = async (versionId: string, lineId: number) =>
  (await desk().send('GET', `/artwork/versions/${versionId}/thumbnail?line=${lineId}`)).rawPayload
const stored = async (versionId: string): Promise<number> =>
  (await sql('select from artwork_preview where $1 = any(version_ids)', [versionId])).length

test('white ink is seen on the proof of a black shirt, whose picture is drawn once', async () => {
  const { code, versionId } = await lineIn(BLACK)
  const token = await sendProof(code)
  for (const _ of [1, 2]) expect(await halves(await page(token))).toEqual([near('#ffffff'), near(BLACK)])
  expect(await stored(versionId)).toBe(1)
  expect((await read(token)).data.ground).toBe(BLACK)
  expect((await lineOf(code)).ground).toBe(BLACK)
})

test('the same file on another colour is another picture, in lists too', async () => {
  const { versionId, lineId: black } = await lineIn(BLACK)
  const { lineId: navy, code, customer } = await lineIn(NAVY)
  await sql('update artwork set customer_id = $2 where id = (select artwork_id from artwork_version where id = $1)', [
    versionId,
    customer,
  ])
  await rewrite(
    pool,
    'update customer_order set customer_id = $2 where id = (select order_id from order_line where id = $1)',
    [black, customer],
  )
  await setLineFiles(pool, navy, [versionId])
  const token = await sendProof(code)
  expect(await halves(await page(token))).toEqual([near('#ffffff'), near(NAVY)])
  expect(await halves(await thumbnail(versionId, navy))).toEqual([near('#ffffff'), near(NAVY)])
  expect(await halves(await thumbnail(versionId, black))).toEqual([near('#ffffff'), near(BLACK)])
})

test('paper stays white, and is not drawn again', async () => {
  const { code, versionId, lineId } = await lineWith({ pictures: [await whiteBar()] })
  const token = await sendProof(code)
  expect((await read(token)).data.ground).toBeNull()
  expect((await page(token)).byteLength).toBeGreaterThan(0)
  expect(await stored(versionId)).toBe(0)
  expect(await halves(await thumbnail(versionId, lineId))).toEqual([near('#ffffff'), near('#ffffff')])
})

test('the link of a proof answers the faces, the colour and the photos of its product, and of no other', async () => {
  const { code, lineId } = await lineIn(NAVY)
  const token = await sendProof(code)
  const product = async (name: string) => office().browser().send('GET', `/proofs/${name}/product`)
  const answer = (await product(token)).json().data
  expect(answer).toMatchObject({ faces: [{ code: 'front', width: 90, height: 50 }, { code: 'back' }], colour: NAVY })
  expect([(await read(token)).data.isSeenOnProduct, answer.shots]).toEqual([false, []])
  for (const name of ['a'.repeat(22), 'x']) expect((await product(name)).statusCode).toBe(404)
  await sql(
    'update product set print_preview = $2, width_mm = 300, height_mm = 400 where id = (select product_id from order_line where id = $1)',
    [lineId, 'shirt'],
  )
  expect((await read(token)).data.isSeenOnProduct).toBe(true)
  expect((await product(token)).json().data.shots[0]).toMatchObject({ code: 'shirt' })
})

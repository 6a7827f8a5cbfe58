import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { ok } from '#domain/result.ts'
import type { MediaTask } from '#integrations/media/media-tasks.ts'
import { CARD_TO_CONFIRM } from '#testing/artwork-opener.ts'
import { rewrite } from '#testing/artwork/line-in-colour.ts'
import { proofDesk } from '#testing/artwork/proof-desk.ts'

const folder = await mkdtemp(join(tmpdir(), 'finished-'))
afterAll(() => rm(folder, { recursive: true }))
const separated: object[] = []
const drawn: MediaTask[] = []

const opener = {
  open: async () => ({ outcome: 'OPENED', facts: CARD_TO_CONFIRM, pictures: [], lines: [] }) as const,
  separate: async (_path: string, task: object) => {
    separated.push(task)
    const [rest, path] = [join(folder, 'rest.webp'), join(folder, 'gold.png')]
    await writeFile(rest, 'colours')
    await writeFile(path, 'gold')
    return { outcome: 'SEPARATED', width: 960, height: 560, plates: [{ ink: 'Gold', path, cover: 0.1 }], rest } as const
  },
}
/** Draws pages, and makes small pictures that say of what. */
const media = {
  run: async (task: MediaTask) => {
    drawn.push(task)
    return ok(Buffer.from(task.kind === 'draw-page' ? 'RIFF metal' : 'RIFF small'))
  },
}
const { shop, sql, one, office, desk, lineWith, sendProof } = await proofDesk({ opener, media: media as never })

/** A line whose file has gold on its first page; with foil it is ordered. */
async function goldLine(hasFoil: boolean) {
  const line = await lineWith()
  const { product_id: product } = await one('select product_id from order_line where id = $1', [line.lineId])
  await sql(
    `update product set print_method = 'COATED', print_faces = '{front,back}', width_mm = 90, height_mm = 50 where id = $1`,
    [product],
  )
  const [choice] = await sql(
    `with feature as (insert into feature (product_id, code, control, name) values ($1, 'foil', 'RADIO', '{"en": "Foil"}') returning id)
     insert into feature_choice (feature_id, product_id, code, name, print_layer)
     select id, $1, 'foil-silver', '{"en": "Foil"}', 'Foil' from feature returning id::text, feature_id::text`,
    [product],
  )
  const features = hasFoil ? [{ featureId: choice.feature_id, choiceIds: [choice.id] }] : []
  await rewrite(shop.database.pool, 'update order_line set configuration = $2 where id = $1', [
    line.lineId,
    JSON.stringify(features),
  ])
  const use = { space: 'SPOT', spots: ['Gold'], leastTint: 1, box: { left: 0, top: 0, width: 9, height: 9 } }
  await sql(`update artwork_version set facts = jsonb_set(facts, '{pages,0,colours}', $2) where id = $1`, [
    line.versionId,
    JSON.stringify([use]),
  ])
  const { storage_key: key } = await one('select storage_key from artwork_version where id = $1', [line.versionId])
  await shop.store.storage.put('private', key, Buffer.from('%PDF'))
  return line
}

const page = async (token: string, number = 1) =>
  (await office().browser().send('GET', `/proofs/${token}/pages/1/0/${number}`)).body
const thumbnail = async (versionId: string) =>
  (await desk().send('GET', `/artwork/versions/${versionId}/thumbnail`)).body

test('a proof shows ordered foil as metal, drawn once, and other pages as they are', async () => {
  const { code, versionId } = await goldLine(true)
  await thumbnail(versionId)
  const plain = drawn.at(-1)
  const token = await sendProof(code)
  expect([await page(token), await page(token), await page(token, 2)]).toEqual([
    'RIFF metal',
    'RIFF metal',
    'RIFF picture',
  ])
  expect(separated).toEqual([{ page: 1, spots: ['Gold'], areFinishes: true }])
  const tasks = drawn.filter(({ kind }) => kind === 'draw-page')
  expect(tasks).toMatchObject([{ finishes: { metal: 'SILVER', plates: [{ layer: 'Foil' }] } }])

  // Whether it has finishes is remembered for a minute.
  const now = performance.now()
  const later = vi.spyOn(performance, 'now').mockReturnValue(now + 61_000)
  await thumbnail(versionId)
  later.mockRestore()
  expect(drawn.at(-1)).toMatchObject({ kind: 'make-variant' })
  expect(drawn.at(-1)).not.toEqual(plain)
})

test('a proof of a line without foil is not drawn again', async () => {
  const { code } = await goldLine(false)
  const [before, token] = [drawn.length, await sendProof(code)]
  expect(await page(token)).toBe('RIFF picture')
  expect(drawn).toHaveLength(before)
})

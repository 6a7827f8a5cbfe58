import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { PRINT_SHOTS } from '#integrations/print-shots/print-shots.ts'
import { printShotRoutes } from './print-shot.routes.ts'

const get = async (url: string) => {
  const app = Fastify()
  printShotRoutes(app)
  return app.inject({ url })
}

test('files of a shot are sent to be cached for ever', async () => {
  const [shot] = PRINT_SHOTS
  const answer = await get(`/print-shots/${shot?.version}/${shot?.code}/blank.avif`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': expect.stringContaining('immutable'),
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  ['another version', `/print-shots/0/${PRINT_SHOTS[0]?.code}/blank.avif`],
  ['a file that is none of its own', `/print-shots/${PRINT_SHOTS[0]?.version}/${PRINT_SHOTS[0]?.code}/meta.json`],
  ['a path out of the folder', `/print-shots/${PRINT_SHOTS[0]?.version}/${PRINT_SHOTS[0]?.code}/..%2f..%2fshots.json`],
])('%s is not found', async (_, url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test('the colours of the press: pure green comes out calmer, white stays white', async () => {
  const { rawPayload } = await get('/print-shots/press-colours.bin')
  expect(rawPayload).toHaveLength(17 ** 3 * 3)
  const [red = 0, green = 0] = rawPayload.subarray(16 * 17 * 3)
  expect(red).toBeLessThan(140)
  expect(green).toBeLessThan(200)
  expect(Math.min(...rawPayload.subarray(-3))).toBeGreaterThan(245)
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ok } from '#domain/result.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
const labels = vi.fn(() => Promise.resolve(ok(new Uint8Array([37]))))
let office: TestOffice
let manager: TestDesk
beforeAll(async () => {
  database = await testDatabase()
  const services = testOfficeServices(database)
  office = await testOffice(database, {}, undefined, { ...services, papers: { ...services.papers, labels } })
  manager = await office.desk('manager')
})
afterAll(async () => {
  await office.app.close()
  await database.close()
})

test.each([
  ['', 'en'],
  ['&language=ar', 'ar'],
])(
  'a file that is opened with "%s" is in %s: a link sends the languages of the browser only',
  async (more, language) => {
    const answer = await manager.send('GET', `/production/labels?orders=10001${more}`, undefined, {
      'accept-language': 'en',
    })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(labels).toHaveBeenLastCalledWith(language, [10_001])
  },
)

test('a language that the shop does not speak is refused', async () => {
  expect((await manager.send('GET', '/production/labels?orders=10001&language=fr')).statusCode).toBe(400)
})

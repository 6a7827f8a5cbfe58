import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { catalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import type { CatalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { importCatalogue } from './import-catalogue.ts'

let database: TestDatabase
let folder: CatalogueFolder
beforeAll(async () => {
  database = await testDatabase()
  folder = await catalogueFolder()
})
afterAll(async () => {
  await folder.remove()
  await database.close()
})
beforeEach(() => database.pool.query('truncate blog_post, static_page cascade'))

const importTexts = async (content: object, { now } = { now: new Date('2026-11-21T08:00:00Z') }) =>
  importCatalogue({
    db: database.db,
    store: folder.store,
    source: await folder.write('catalogue.json', content),
    now,
  })

describe('the date of a text', () => {
  const texts = (page: object, blog: object = {}) => ({
    pages: [
      {
        key: 'return-refund',
        title: { en: 'Returns' },
        sections: [{ code: 'how', title: { en: 'How' }, body: { en: '<p>So.</p>' } }],
        ...page,
      },
    ],
    blogs: [
      {
        code: 'why',
        title: { en: 'Why' },
        excerpt: { en: 'Because' },
        body: { en: '<p>Because.</p>' },
        author: { en: 'Noura' },
        published_at: '2026-07-01T08:00:00Z',
        ...blog,
      },
    ],
  })
  const dates = async () => {
    const { rows } = await database.pool.query<{ updated_at: Date }>(
      'select updated_at from static_page union all select updated_at from blog_post',
    )
    return rows.map(({ updated_at }) => updated_at.toISOString())
  }
  const [MARCH, PUBLISHED] = ['2026-03-01T08:00:00.000Z', '2026-07-01T08:00:00.000Z']
  const later = { now: new Date('2026-12-01T08:00:00Z') }

  test('is the one given; an article without one is from the day it was published', async () => {
    await importTexts(texts({ updated_at: MARCH }))
    expect(await dates()).toEqual([MARCH, PUBLISHED])
  })

  test('stays when the same is imported again, with and without it', async () => {
    await importTexts(texts({ updated_at: MARCH }))
    await importTexts(texts({ updated_at: MARCH }), later)
    await importTexts(texts({}), later)
    expect(await dates()).toEqual([MARCH, PUBLISHED])
  })

  test('is that of the import which changes it and says none', async () => {
    await importTexts(texts({ updated_at: MARCH }))
    await importTexts(texts({ intro: { en: 'Short.' } }, { excerpt: { en: 'Because of that' } }), later)
    expect(await dates()).toEqual([later.now.toISOString(), later.now.toISOString()])
  })

  test('is new when the sections of a page are, unless one is given', async () => {
    const sections = [{ code: 'how', title: { en: 'How' }, body: { en: '<p>Otherwise.</p>' } }]
    await importTexts(texts({ updated_at: MARCH }))
    await importTexts(texts({ updated_at: MARCH, sections: [] }))
    expect((await dates())[0]).toBe(MARCH)
    await importTexts(texts({ sections }))
    expect((await dates())[0]).not.toBe(MARCH)
  })
})

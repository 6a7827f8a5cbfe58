import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEATURE_CONTROLS } from '#domain/configuration/feature.ts'
import { readSettings } from '#services/shop-settings/shop-settings.repository.ts'
import { shopSettings } from '#services/shop-settings/shop-settings.ts'
import { searchProducts } from '#services/search/search.service.ts'
import { missingTranslations } from '#services/catalog-import/missing-translations.ts'
import { catalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import type { CatalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { judgedQueries, ndcg } from '#testing/search/judged-queries.ts'
import { findViolations } from '#db/invariants.ts'
import { loadConfig } from '#config'
import { LINE_STATES } from '#domain/artwork/line-moves.ts'
import { ARTWORK_SCENES } from '#services/proofs/demo/artwork-scenes.ts'
import { openCommandShop } from '#shop/command-shop.ts'
import { addDemoOffice, DEMO_FOLDER, loadDemoData } from './load-demo.ts'

const REVIEWS = `
  select count(*)::int as reviews, count(*) filter (where is_demo)::int as demo,
    count(*) filter (where body ~ '[ء-ي]')::int as arabic, round(avg(rating), 1)::text as average,
    (select count(*)::int from review_photo) as photos
  from review`

describe('the demo shop', () => {
  let database: TestDatabase
  let folder: CatalogueFolder
  let loaded: Awaited<ReturnType<typeof loadDemoData>>[]
  beforeAll(async () => {
    database = await testDatabase()
    folder = await catalogueFolder()
    loaded = await Promise.all([1, 2, 3].map(load))
  }, 180_000)
  afterAll(async () => {
    await folder.remove()
    await database.close()
  })

  const load = () => loadDemoData({ db: database.db, store: folder.store, now: new Date() })
  const rows = async (query: string): Promise<Record<string, unknown>[]> => (await database.pool.query(query)).rows
  const values = async (query: string): Promise<unknown[]> => (await rows(query)).map((row) => Object.values(row)[0])

  test('is loaded once, however many processes start together', async () => {
    expect(loaded.map((one) => one.ok && one.value).toSorted()).toEqual([false, false, true])
    expect(await load()).toEqual({ ok: true, value: false })
  })

  test('has addresses of apps in both stores, so that their badges are seen (S20)', async () => {
    const { contactInfo } = shopSettings(await readSettings(database.db))
    expect(contactInfo).toMatchObject({
      iosUrl: expect.stringMatching(/^https:\/\/apps\.apple\.com\//),
      androidUrl: expect.stringMatching(/^https:\/\/play\.google\.com\//),
    })
  })

  /** Codes of the first products that a search answers. */
  const found = async (words: string): Promise<string[]> => {
    const { cards } = await searchProducts(database.pool, { words, language: 'en', page: 1, perPage: 10 })
    return (JSON.parse(cards) as { code: string }[]).map(({ code }) => code)
  }

  test('answers what shoppers search for: nDCG of at least 0.9, and never nothing where something is wanted', async () => {
    const gains: number[] = []
    const empty: string[] = []
    for (const { query, wanted: expected } of await judgedQueries()) {
      if (expected.size === 0) continue
      const codes = await found(query)
      gains.push(ndcg(codes, expected))
      if (codes.length === 0) empty.push(query)
    }
    expect(empty).toEqual([])
    expect(gains.length).toBeGreaterThan(200)
    expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThanOrEqual(0.9)
  }, 120_000)

  test('finds nothing for what it does not have, instead of things that mention a word', async () => {
    expect(await found('power bank')).toEqual([])
  })

  test.each([
    ['كتاب', 'CAT-PERFECT'],
    ['كتب', 'CAT-PERFECT'],
    ['ا٥', 'NB-A5-HARD'],
    ['دفتر ايه 5', 'NB-A5-HARD'],
    ['زي موحد', 'AP-POLO'],
    ['wall paper', 'WA-PAPER-PAT'],
    ['note book', 'NB-A5-HARD'],
    ['roll up banner', 'BN-ROLL-85'],
    ['bus', 'VH-REFLECT'],
  ])('has what is meant by %s among the first three', async (words, code) => {
    expect((await found(words)).slice(0, 3)).toContain(code)
  })

  test('goes on with the thing asked for when few products have all the words', async () => {
    const bottles = await found('water bottle')
    expect(bottles[0]).toBe('BT-STEEL')
    expect(bottles).toEqual(expect.arrayContaining(['BT-CREAM', 'BT-BRIGHT']))
  })

  test('has coupons to try', async () => {
    expect(await values('select code from coupon order by id')).toEqual(['WELCOME10', 'SAVE50', 'FREESHIP'])
  })

  test('has reviews and answered questions in both languages, marked as the demo’s', async () => {
    expect(await rows(REVIEWS)).toEqual([{ reviews: 27, demo: 27, arabic: 15, average: '4.4', photos: 2 }])
    expect(await values(`select count(*)::int from product_question where is_demo and status = 'ANSWERED'`)).toEqual([
      9,
    ])
    expect(await values('select count(*)::int from unclaimed_file')).toEqual([0])
  })

  test('has departments and products enough to walk through', async () => {
    expect(
      await rows(
        'select count(*) filter (where level = 1)::int as top, count(*) filter (where level = 2)::int as sub from category',
      ),
    ).toEqual([
      {
        top: expect.toSatisfy((count: number) => count >= 12 && count <= 16),
        sub: expect.toSatisfy((count: number) => count >= 35),
      },
    ])
    expect(await values('select count(*)::int from product')).toEqual([
      expect.toSatisfy((count: number) => count >= 240),
    ])
    expect(
      await values(
        'select code from category c where level = 2 and not exists (select from product p where p.category_id = c.id)',
      ),
    ).toEqual([])
  })

  test('files nothing under what is a filter: no sub-category is called like a value of an attribute', async () => {
    expect(
      await values(
        "select c.code from category c join attribute_value v on v.name ->> 'en' = c.name ->> 'en' or v.name ->> 'ar' = c.name ->> 'ar' where c.level = 2",
      ),
    ).toEqual([])
  })

  test('uses every control, conditions, exclusions with reasons, ladders, offers, set-up fees and every state of stock', async () => {
    expect(await values('select distinct control from feature order by 1')).toEqual([...FEATURE_CONTROLS].toSorted())
    for (const query of [
      'select from feature_condition',
      'select from choice_exclusion where reason is not null',
      'select from price_ladder_row',
      'select from product_price where offer_percent > 0',
      'select from product_price where setup_fee > 0',
      'select from product_price where remaining_quantity = 0',
      'select from product_price where remaining_quantity between 1 and 20',
      "select from feature f join feature_choice c on c.feature_id = f.id where control = 'DIMENSIONS' and c.price > 0",
      'select from related_product',
      'select from template_file',
    ]) {
      expect(await rows(query), query).not.toEqual([])
    }
  })

  test('shows every product in at least three pictures', async () => {
    expect(
      await values(
        'select code from product p where (select count(*) from product_image i where i.product_id = p.id) < 3 order by code',
      ),
    ).toEqual([])
  })

  test('keeps no picture that nothing shows', () => {
    const texts = readdirSync(DEMO_FOLDER)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(join(DEMO_FOLDER, name), 'utf8'))
      .join()
    const unused = readdirSync(join(DEMO_FOLDER, 'pictures')).filter((name) => !texts.includes(`pictures/${name}"`))
    expect(unused).toEqual([])
  })

  test('is written in both languages but for what shows the fallback', async () => {
    const missing = (await missingTranslations(database.db)).map(
      ({ name, column, language }) => `${name} ${column} ${language}`,
    )
    expect(missing.toSorted()).toEqual(
      [
        'CAL-WALL description ar',
        ...['description', 'included', 'name', 'slug', 'summary'].map((column) => `INV-EID ${column} en`),
      ].toSorted(),
    )
  })

  test('has articles of substance, and the pages the law asks for', async () => {
    const articles = await rows("select code, body ->> 'en' as en, body ->> 'ar' as ar from blog_post")
    expect(articles.length).toBeGreaterThanOrEqual(12)
    const words = (html: unknown): number =>
      String(html)
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length
    for (const { en, ar } of articles) expect(Math.min(words(en), words(ar))).toBeGreaterThanOrEqual(600)
    expect(await values('select key from static_page order by 1')).toEqual([
      'about-us',
      'privacy-policy',
      'return-refund',
      'terms-and-condition',
    ])
    expect(await values("select code from static_page_section where page_key = 'about-us' order by position")).toEqual([
      'figures',
      'mission',
      'values',
      'vision',
      'our-work',
    ])
  })

  test('promises prices on its slides that the cheapest of what they lead to really has', async () => {
    const slides = await rows(`
      select s.price_from::int as promised, s.priced_per * min(l.from_price)::int as charged
      from slide s join product_listing l on l.category_id = substring(s.action_path from '\\d+$')::int
      where s.price_from is not null group by s.id`)
    expect(slides).toHaveLength(3)
    for (const { promised, charged } of slides) expect(promised).toBe(charged)
  })

  test('leads nowhere that is not there', async () => {
    const paths = await values(
      "select action_path from slide union select action_path from banner where action_path is not null union select item ->> 'path' from banner, jsonb_array_elements(items) item where item ? 'path'",
    )
    for (const path of paths)
      expect(path).toMatch(/^\/(category\/\d+(\/-\/\d+)?|product\/\d+|blogs\/\d+|search\?offers=1)$/)
  })

  describe('with its office', () => {
    beforeAll(async () => {
      const config = loadConfig({})
      const data = { ...database, store: folder.store }
      const { shop, close } = await openCommandShop(config, data, (sentence) => expect.unreachable(sentence))
      await addDemoOffice({ ...data, now: new Date() }, { key: 'a secret of the test that is long enough', shop })
      await close()
    }, 180_000)

    test('has a line for every scene of the artwork desk, and breaks no rule', async () => {
      expect(await values('select count(*)::int from line_production')).toEqual([ARTWORK_SCENES.length])
      expect(await findViolations(database.pool)).toEqual([])
      expect(await values('select count(*)::int from unclaimed_file')).toEqual([0])
    })

    test('sends no text message: a number of the demo may be that of a stranger', async () => {
      expect(await values(`select distinct status from outbox_message where channel = 'SMS'`)).toEqual(['SENT'])
    })

    test('has no customer whom a carrier would be given a message for', async () => {
      expect(
        await values(
          `select count(*)::int from (select contact_phone as recipient from customer_order
             union select contact_email from customer_order) c
           where recipient is not null and not exists (select from demo_contact d where d.recipient = c.recipient)`,
        ),
      ).toEqual([0])
    })

    test('has lines in the states that people look for, designs that are free and taken, and every kind of finding', async () => {
      // PROOFING and QUEUED are passed through; a design waits as a line without a file.
      const passing = new Set<string>(['PROOFING', 'QUEUED'])
      expect((await values('select distinct state from line_production')).toSorted()).toEqual(
        LINE_STATES.filter((state) => !passing.has(state)).toSorted(),
      )
      expect(
        await values(
          `select distinct designer_id is not null from line_production p where is_to_be_designed(p) order by 1`,
        ),
      ).toEqual([false, true])
      expect(await values('select distinct verdict from artwork_check order by 1')).toEqual([
        'CLEAN',
        'TO_CHANGE',
        'TO_CONFIRM',
      ])
      const codes = await values(`select distinct f ->> 'code' from artwork_check, jsonb_array_elements(findings) f`)
      expect(codes).toEqual(
        expect.arrayContaining(['bleed-missing', 'colour-rgb', 'picture-soft', 'arabic-apart-and-reversed']),
      )
    })

    test('shows every line that has a file, and tells what happened in its order, after its order was paid', async () => {
      expect(
        await values(`select l.id from line_artwork a join order_line l on l.id = a.line_id
          where not exists (select from artwork_preview p where a.version_id = any(p.version_ids))`),
      ).toEqual([])
      expect(
        await values(`select e.id from (
            select e.*, lag(at) over (partition by line_id order by id) as before from line_event e) e
          join order_line l on l.id = e.line_id join customer_order o on o.id = l.order_id
          where e.at < greatest(e.before, o.opened_at) or e.at > now()`),
      ).toEqual([])
    })
  })
})

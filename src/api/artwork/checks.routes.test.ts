import { describe, expect, test } from 'vitest'
import { CARD_TO_CONFIRM, cannedOpener, cardFacts, cardPage } from '#testing/artwork-opener.ts'
import type { TestBrowser } from '#testing/customer-api.ts'
import { CLEAN, fileShop } from '#testing/artwork/file-shop.ts'

const { shop, current, database, productPrice, read, check, sent } = await fileShop()

describe('a check', () => {
  test('of a good file is clean; of one without bleed it is confirmed first', async () => {
    const browser = shop.browser()
    expect((await check(browser, await sent(browser))).json().data).toMatchObject({
      verdict: 'CLEAN',
      findings: [],
      faces: [{ code: 'front', width: 90, height: 50, bleed: 3, safe: 4 }],
      pages: [{ page: 1, width: 90, height: 50, room: { left: 3 } }],
    })
    current.opener = cannedOpener({ ...CLEAN, facts: CARD_TO_CONFIRM })
    const id = await sent(browser)
    const checked = (await check(browser, id)).json().data
    expect(checked).toMatchObject({ verdict: 'TO_CONFIRM', confirmedAt: null })
    expect(checked.findings[0]).toMatchObject({ code: 'bleed-missing', severity: 'WARNING', page: 1 })
    expect((await check(browser, id, 'confirm')).json().data.confirmedAt).toBe('2026-11-25T12:00:00+03:00')
    expect((await check(browser, id)).json().data.confirmedAt).toBe('2026-11-25T12:00:00+03:00')
  })

  test('says in which colours the product is, where the design lies on them, and which one is chosen', async () => {
    const { rows } = await database.pool.query(
      `with colours as (insert into feature (product_id, code, control, name)
         select id, 'colour', 'SWATCH', '{"en":"Colour"}' from product where code = 'CARD' returning id, product_id)
       insert into feature_choice (feature_id, product_id, code, name, colour, position)
       select c.id, c.product_id, hex, jsonb_build_object('en', hex, 'ar', 'لون'), '#' || hex, n
       from colours c, unnest(array['17181c', 'f2b705']) with ordinality seen (hex, n) returning id::text, feature_id::text`,
    )
    const browser = shop.browser()
    const id = await sent(browser)
    const features = [{ productFeature: rows[1].feature_id, choices: [rows[1].id] }]
    const colours = async (language = 'en') => {
      const body = { productPrice, features }
      const checked = await browser.send('POST', `/artworks/${id}/check`, body, { 'accept-language': language })
      return checked.json().data.colours
    }
    expect(await colours()).toEqual([])
    await database.pool.query(`update product set print_method = 'TEXTILE' where code = 'CARD'`)
    expect(await colours()).toEqual([
      { name: '17181c', colour: '#17181c', isChosen: false },
      { name: 'f2b705', colour: '#f2b705', isChosen: true },
    ])
    expect((await colours('ar'))[0].name).toBe('لون')
    await database.pool.query(`update product set print_method = 'COATED' where code = 'CARD'`)
    await database.pool.query(`delete from feature where code = 'colour'`)
  })

  test('says of what is engraved into metal that its colours are not seen', async () => {
    const browser = shop.browser()
    const id = await sent(browser)
    const isEngraved = async () => (await check(browser, id)).json().data.isEngraved
    const become = (method: string, preview: string) =>
      database.pool.query(`update product set print_method = $1, print_preview = $2 where code = 'CARD'`, [
        method,
        preview,
      ])
    expect(await isEngraved()).toBe(false)
    await become('ENGRAVED', 'bottle')
    expect(await isEngraved()).toBe(true)
    await become('ENGRAVED', 'coaster')
    expect(await isEngraved()).toBe(false)
    await become('COATED', 'card')
  })

  test('needs no file to say what one looks like', async () => {
    const sheet = await shop.browser().send('POST', '/artworks/sheet', { productPrice })
    expect(sheet.json().data.faces).toMatchObject([{ code: 'front', width: 90, height: 50 }])
    const unknown = await shop.browser().send('POST', '/artworks/sheet', { productPrice: '999999' })
    expect(unknown.statusCode).toBe(404)
  })

  test('that finds what cannot be printed is not confirmed', async () => {
    const browser = shop.browser()
    current.opener = cannedOpener({ ...CLEAN, facts: cardFacts([cardPage({ width: 200, height: 200 })]) })
    const id = await sent(browser)
    expect((await check(browser, id)).json().data.verdict).toBe('TO_CHANGE')
    expect((await check(browser, id, 'confirm')).json().code).toBe('ARTWORK_TO_CHANGE')
  })
})

describe('what a design shows', () => {
  const declare = (browser: TestBrowser, id: string, contents: string[]) =>
    browser.send('PUT', `/artworks/${id}/contents`, { contents })

  test('is said by its owner, explained, and looked at by a person; never refused', async () => {
    const browser = shop.browser()
    current.opener = cannedOpener(CLEAN)
    const id = await sent(browser)
    expect((await check(browser, id)).json().data.verdict).toBe('CLEAN')
    expect((await read(browser, id)).json().data.contents).toBeNull()
    expect((await declare(browser, id, ['flag'])).json().data.contents).toEqual(['flag'])
    const { verdict, findings } = (await check(browser, id)).json().data
    expect([verdict, findings[0].code]).toEqual(['NEEDS_PERSON', 'content-flag'])
    await declare(browser, id, [])
    expect((await check(browser, id)).json().data.verdict).toBe('CLEAN')
    expect((await declare(shop.browser(), id, ['stamp'])).statusCode).toBe(404)
    expect((await declare(browser, id, ['sword'])).statusCode).toBe(400)
  })
})

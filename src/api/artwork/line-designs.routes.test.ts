import { describe, expect, test } from 'vitest'
import type { TestBrowser } from '#testing/customer-api.ts'
import { orderedCards } from '#testing/artwork/ordered-cards.ts'

const { database, shop, sentFile, ordered, files, put, lineState } = await orderedCards()

describe('several designs in one line', () => {
  const share = (browser: TestBrowser, order: string, form: object) =>
    browser.send('PUT', `/carts/profile/${order}/artwork`, form)

  test('share its pieces as the customer says, and evenly when they say nothing', async () => {
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const [{ position, quantity }] = (await files(customer, order)).json().data
    const [one, two] = [await sentFile(customer.email), await sentFile(customer.email)]
    const form = { position, artworkIds: [one, two] }
    const evenly = (await share(customer, order, form)).json().data[0]
    expect(evenly.artworkFaces).toEqual([null, null])
    expect(evenly.designPieces[0] + evenly.designPieces[1]).toBe(quantity)
    const [most, least] = [quantity - 1, 1]
    const message = await share(customer, order, { ...form, designPieces: [most, least] })
    expect(message.json().data[0].designPieces).toEqual([most, least])
    const wrong = await share(customer, order, { ...form, designPieces: [quantity, 1] })
    expect(wrong.json().errors).toEqual([expect.objectContaining({ field: 'designPieces', code: 'pieces_not_shared' })])
    expect((await files(customer, order)).json().data[0].designPieces).toEqual([most, least])
  })

  test('that are single sides of one design are checked as those sides', async () => {
    await database.pool.query(`update product set print_faces = '{front,back}'`)
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const [{ position, quantity }] = (await files(customer, order)).json().data
    const [front, back] = [await sentFile(customer.email), await sentFile(customer.email)]
    const form = { position, artworkIds: [front, back], artworkFaces: ['front', 'back'] }
    const { artworkFaces, designPieces } = (await share(customer, order, form)).json().data[0]
    expect({ artworkFaces, designPieces }).toEqual({ artworkFaces: ['front', 'back'], designPieces: [quantity] })
    const { rows } = await database.pool.query(
      `select u.design, u.face, u.pieces, c.verdict, c.spec -> 'faces' -> 0 ->> 'code' as checked
       from line_artwork u join order_line l on l.id = u.line_id
       left join artwork_check c on c.version_id = u.version_id and c.spec_digest = u.spec_digest
       where l.order_id = $1 order by u.position`,
      [order],
    )
    expect(rows).toEqual([
      { design: 0, face: 'front', pieces: quantity, verdict: 'TO_CONFIRM', checked: 'front' },
      { design: 0, face: 'back', pieces: quantity, verdict: 'TO_CONFIRM', checked: 'back' },
    ])
    // A file that is to have both sides lacks the back.
    await share(customer, order, { position, artworkIds: [front] })
    const whole = await database.pool.query(
      `select c.findings @> '[{"code":"page-back-missing"}]' as lacks from artwork_check c
       join line_artwork u on u.version_id = c.version_id and u.spec_digest = c.spec_digest where c.version_id = $1`,
      [front],
    )
    expect(whole.rows).toEqual([{ lacks: true }])
    await database.pool.query(`update product set print_faces = '{front}'`)
  })

  test('cannot be more or fewer pieces than the line, not even by hand', async () => {
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const [{ position }] = (await files(customer, order)).json().data
    await share(customer, order, { position, artworkIds: [await sentFile(customer.email)] })
    await expect(
      database.pool.query(
        `update line_artwork set pieces = pieces + 1 where line_id in (select id from order_line where order_id = $1)`,
        [order],
      ),
    ).rejects.toThrow('do not share its pieces')
  })

  test('a check for another product does not count for the line', async () => {
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const [{ position }] = (await files(customer, order)).json().data
    const file = await sentFile(customer.email)
    await share(customer, order, { position, artworkIds: [file] })
    await database.pool.query(
      `insert into artwork_check (version_id, spec_digest, spec, rules_version, verdict, findings)
       values ($1, repeat('0', 64), '{}', 1, 'TO_CHANGE', '[]')`,
      [file],
    )
    expect(await lineState(order)).toBe('CHECKING')
  })
})

describe('a product whose preview is enough', () => {
  const waiting = (browser: TestBrowser, order: string) => browser.send('GET', `/carts/profile/${order}/approvals`)
  const approve = (browser: TestBrowser, order: string, position: number, artworkIds: string[], pages = [1]) => {
    const faces = artworkIds.flatMap((artworkId) => pages.map((page) => ({ artworkId, page })))
    return browser.send('POST', `/carts/profile/${order}/approvals`, { position, artworkIds, faces })
  }
  const drawn = (version: string, page: number) =>
    database.pool.query(
      `insert into artwork_picture (version_id, page, width, height, storage_key) values ($1, $2, 960, 560, gen_random_uuid())`,
      [version, page],
    )

  test('is approved by its customer, of the files that were looked at and once', async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()]
    const order = await ordered(customer.email)
    const [{ position }] = (await files(customer, order)).json().data
    expect((await waiting(customer, order)).json().data).toEqual([])
    const [one, two] = [await sentFile(customer.email), await sentFile(customer.email)]
    await put(customer, order, [one], position)
    const [line] = (await waiting(customer, order)).json().data
    expect(line).toMatchObject({ position, artworkIds: [one], words: expect.stringContaining('Print exactly this') })
    expect((await waiting(other, order)).statusCode).toBe(404)
    expect((await approve(other, order, position, [one])).statusCode).toBe(404)
    expect((await approve(customer, order, position, [two])).json().code).toBe('PROOF_CLOSED')
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve(customer, order, position, [one])))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await lineState(order)).toBe('APPROVED')
    expect((await files(customer, order)).json().data[0].isOpen).toBe(false)
    expect((await waiting(customer, order)).json().data).toEqual([])
  })

  test('is approved when the preview of every face was ticked, which the sign-off holds', async () => {
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const [{ position }] = (await files(customer, order)).json().data
    await database.pool.query(`update product set print_faces = '{front,back}'`)
    const card = await sentFile(customer.email)
    for (const page of [1, 2, 3]) await drawn(card, page)
    await database.pool.query(
      `update artwork_version set page_count = 2, facts = jsonb_set(facts || '{"pageCount": 2}', '{pages,1}',
         facts #> '{pages,0}' || '{"number": 2}') where id = $1`,
      [card],
    )
    await put(customer, order, [card], position)
    await database.pool.query(`update product set print_faces = '{front}'`)
    const [line] = (await waiting(customer, order)).json().data
    const trim = { width: 90, height: 50, left: 0, right: 0, top: 0, bottom: 0 }
    expect(line.faces).toEqual([
      { file: 0, artworkId: card, page: 1, face: 'front', trim },
      { file: 0, artworkId: card, page: 2, face: 'back', trim },
    ])
    for (const pages of [[], [1], [2]])
      expect((await approve(customer, order, position, [card], pages)).json().code).toBe('FACES_NOT_TICKED')
    expect((await approve(customer, order, position, [card], [2, 1])).statusCode).toBe(200)
    const { rows } = await database.pool.query(
      `select s.faces from sign_off s join print_proof p on p.id = s.proof_id join order_line l on l.id = p.line_id
       where l.order_id = $1`,
      [order],
    )
    expect(rows[0].faces).toEqual([
      { file: 0, version: card, page: 1, face: 'front' },
      { file: 0, version: card, page: 2, face: 'back' },
    ])
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertVersion, setLineFiles } from '#testing/artwork/artwork-fixture.ts'
import { acceptedOrder } from '#testing/orders/made-order.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { runCommandLine } from './run-command-line.ts'

const shop = await orderShop()
const { pool } = shop.database
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artwork-command-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What the command prints, and its exit code. */
async function artwork(...words: string[]) {
  let printed = ''
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((...parts) => void (printed += `${format(...parts)}\n`)),
  )
  try {
    const settings = { NODE_ENV: 'test', DATABASE_URL: shop.database.url, DATA_DIR: folder }
    return { code: await runCommandLine(['artwork', ...words], settings), printed }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

test('a line is listed, shown, passed and its proof sent and withdrawn', { timeout: 120_000 }, async () => {
  const services = testOfficeServices(shop.database, { orders: shop.parts })
  const office = await testOffice(shop.database, {}, undefined, services)
  const [manager, viewer] = [await office.desk('manager'), await office.desk('viewer')]
  const order = await acceptedOrder(shop, manager)
  const { rows } = await pool.query('select id from order_line where order_id = $1', [order.id])
  await pool.query(`update product set print_proof = 'STAFF'`)
  const { customer_id: customer } = await shop.orderOf(order.id)
  await setLineFiles(pool, rows[0].id, [await insertVersion(pool, String(customer))])
  const emailOf = async (id: string | undefined): Promise<string> =>
    (await pool.query('select email from staff where id = $1', [id])).rows[0].email
  const [as, other] = [await emailOf(manager.staffId), await emailOf(viewer.staffId)]
  const line = `${order.number}-1`

  expect((await artwork('list')).printed).toContain(line)
  expect((await artwork('show', line)).printed).toContain('card.pdf')
  expect(await artwork('pass', line, '--as', other)).toMatchObject({ code: 1 })
  expect(await artwork('pass', line, '--as', as)).toEqual({ code: 0, printed: `${line}: done.\n` })
  expect((await artwork('send-proof', line, '--as', as)).printed).toMatch(/https?:\/\/\S+\n/)
  expect((await artwork('release', line, '--as', as)).code).toBe(1)
  expect(await artwork('withdraw', line, 'Wrong', 'file', '--as', as)).toMatchObject({ code: 0 })
  expect((await artwork('show', line)).printed).toContain('WITHDRAWN')
  const { rows: changes } = await pool.query(
    `select action from staff_change where action like 'artwork.%' order by id`,
  )
  expect(changes.map(({ action }) => action)).toEqual(['artwork.pass', 'artwork.sendProof', 'artwork.withdraw'])
  await office.app.close()
})

import { randomInt } from 'node:crypto'
import { testOffice, testOfficeServices } from '../office-api.ts'
import type { TestDesk } from '../office-api.ts'
import { orderShop } from '../order-shop.ts'

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const newReference = (): string => `R-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`

/** The day in Riyadh so many days from now. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10)

export const COASTERS = { name: 'Beech coasters', details: 'logo on both sides', quantity: 200, unit: 950 }

/** A shop whose sales person answers special requests; each test asks for one of its own. */
export async function quotationShop() {
  const shop = await orderShop()
  const { pool } = shop.database
  const services = testOfficeServices(shop.database, { orders: shop.parts })
  const office = await testOffice(shop.database, {}, undefined, services)
  const sales = await office.desk('sales')
  const sql: Sql = async (text, values = []) => (await pool.query(text, values)).rows
  return {
    shop,
    office,
    sales,
    sql,
    request: () => newRequest(sql, sales),
    /** A call of who has a link, or of a visitor without one. */
    visitor: (method: 'GET' | 'POST', key: string, action: string, body?: object) =>
      shop.app.inject({ method, url: `/api/special-requests/${key}/${action}`, ...(body && { payload: body }) }),
  }
}

type Sql = (text: string, values?: unknown[]) => Promise<ReturnType<typeof JSON.parse>[]>

/** A special request in Arabic, with what staff and its customer do about it. */
async function newRequest(sql: Sql, sales: TestDesk) {
  const reference = newReference()
  const email = `${reference.toLowerCase()}@nakheel.example`
  await sql(
    `insert into special_request (reference, full_name, email, phone, description, language)
     values ($1, 'Reem Al-Qahtani', $2, '0507319042', 'Wooden coasters', 'ar')`,
    [reference, email],
  )
  const draft = (more: object) => ({
    language: 'ar',
    contact: { name: 'Reem Al-Qahtani', phone: '0507319042', email },
    lines: [COASTERS, { name: 'Engraving set-up', quantity: 1, unit: 12_000 }],
    productionDays: 8,
    validUntil: dayIn(10),
    seenVersions: 0,
    ...more,
  })
  /** The token of the newest link, as the message has it. */
  const token = async (): Promise<string> => {
    const [row] = await sql(
      `select body_text from outbox_message where recipient = $1 and channel = 'EMAIL' order by id desc limit 1`,
      [email],
    )
    return /\/quote\/([\w-]{22})/.exec(row.body_text)?.[1] ?? ''
  }
  const send = (more: object = {}, desk = sales) => desk.send('POST', `/requests/${reference}/quotations`, draft(more))
  return {
    reference,
    email,
    send,
    token,
    /** Sends a quotation; answers the token of its link. */
    sent: async (more: object = {}): Promise<string> => {
      const answer = await send(more)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return token()
    },
    status: async () => (await sql('select status from special_request where reference = $1', [reference]))[0].status,
    orders: () =>
      sql(
        `select o.* from customer_order o join quotation q on q.id = o.cart_key
           join special_request r on r.id = q.special_request_id where r.reference = $1`,
        [reference],
      ),
  }
}

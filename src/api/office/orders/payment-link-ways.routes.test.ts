import { describe, expect, test } from 'vitest'
import { withoutIsolates } from '#domain/text/bidi.ts'
import { linkedOrders } from '#testing/orders/linked-orders.ts'
import { orderShop } from '#testing/order-shop.ts'
import { walletToken } from '#testing/stand-ins/wallet-token.ts'

const shop = await orderShop()
const { linked, make, taken, aged, read, payBy, sales } = await linkedOrders(shop)

const EMAIL = 'otp.success@tabby.ai'
const PDF = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')

const stateOf = async (token: string) => (await read(token)).data
const eligibility = async (token: string) =>
  (await shop.browser().send('POST', `/payment-links/${token}/eligibility`)).json()

function sendReceipt(token: string, name = 'Huda Salem.pdf') {
  const form = new FormData()
  form.append('attachments', new Blob([new Uint8Array(PDF)]), name)
  return shop.browser().send('POST', `/payment-links/${token}/receipts`, form)
}

describe('the ways to pay by a link', () => {
  test('are those of the shop for the total, but for a card of an account', async () => {
    const { token } = await linked({ email: EMAIL })
    expect((await stateOf(token)).methods).toEqual(['APPLE_PAY', 'CARD', 'STC_PAY', 'TABBY', 'TAMARA', 'BANK_TRANSFER'])
    const { token: small } = await linked({ email: EMAIL }, 500)
    expect((await stateOf(small)).methods).toEqual(['APPLE_PAY', 'CARD', 'STC_PAY', 'TABBY'])
    expect((await payBy(small, { paymentMethod: 'BANK_TRANSFER' })).json().code).toBe('METHOD_NOT_OFFERED')
  })

  test('Tabby, which needs an e-mail address, is for orders that have one', async () => {
    const { token } = await linked()
    expect((await stateOf(token)).methods).not.toContain('TABBY')
    expect((await payBy(token, { paymentMethod: 'TABBY' })).json().code).toBe('METHOD_NOT_OFFERED')
    expect((await eligibility(token)).data).toEqual({ unavailable: [] })
  })

  test.each([
    ['all of a shop', 1_000, 'طرق الدفع: Apple Pay، بطاقة، STC Pay، تابي، تمارا، تحويل بنكي'],
    ['for a small sum', 500, 'طرق الدفع: Apple Pay، بطاقة، STC Pay، تابي'],
  ])('are listed in its mail, those that it offers and no others: %s', async (_name, price, ways) => {
    const { id, number } = await taken({ email: EMAIL }, price)
    await make(number, ['EMAIL'])
    const mail = await shop.one(`select body_text from outbox_message where order_id = $1 and channel = 'EMAIL'`, [id])
    expect(withoutIsolates(String(mail['body_text'])).split('\n')).toContain(ways)
  })

  test('Tabby is asked before it can be chosen', async () => {
    const { token } = await linked({ email: EMAIL, phone: '0500000002' })
    expect((await eligibility(token)).data).toEqual({ unavailable: [{ method: 'TABBY', reason: 'NOT_ELIGIBLE' }] })
    expect((await eligibility('A'.repeat(22))).code).toBe('NOT_FOUND')
  })

  test('Apple Pay is paid with the token of its sheet', async () => {
    await shop.frictionless()
    // The test environment takes this amount from a wallet.
    const { token } = await linked({}, 2_000)
    const paid = await payBy(token, { paymentMethod: 'APPLE_PAY', sourceToken: JSON.stringify(walletToken) })
    expect(paid.json().data).toMatchObject({ status: 'PAID' })
    expect((await stateOf(token)).state).toBe('PAID')
  })

  test.each([
    ['123456', 'PAID', null],
    ['111111', 'OPEN', 'NO_FUNDS'],
  ])('STC Pay asks for the code that it has sent: %s', async (code, state, declineCode) => {
    const { token } = await linked()
    expect((await payBy(token, { paymentMethod: 'STC_PAY' })).json().code).toBe('VALIDATION')
    const begun = await payBy(token, { paymentMethod: 'STC_PAY', sourceToken: '0551234567' })
    expect(begun.json().data).toMatchObject({ status: 'REQUIRES_ACTION', redirectUrl: null })
    const waiting = await stateOf(token)
    expect(waiting).toMatchObject({ state: 'OPEN', action: { type: 'STC_PAY_CODE' } })
    await fetch(waiting.action.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ otp_value: code }),
    })
    await shop.database.pool.query('update payment_attempt set checked_at = null')
    expect(await stateOf(token)).toMatchObject({ state, action: null, declineCode })
  })
})

describe('a transfer by a link', () => {
  test('shows the account, takes receipts without showing their names, and is confirmed by staff', async () => {
    const { id, number, token } = await linked()
    expect((await sendReceipt(token)).json().code).toBe('NOT_FOUND')
    await payBy(token, { paymentMethod: 'BANK_TRANSFER' })
    expect((await stateOf(token)).action).toMatchObject({
      type: 'BANK_TRANSFER',
      account: { iban: 'SA0380000000608010167519' },
      reference: String(number),
      receipts: [],
    })
    expect((await sendReceipt(token)).json()).toMatchObject({ status: 1, data: null })
    const after = await stateOf(token)
    expect(after.action.receipts).toMatchObject([{ nth: 1 }])
    expect(JSON.stringify(after)).not.toContain('Huda')
    const { rows } = await shop.database.pool.query(
      `select file_name from bank_receipt r join payment_attempt a on a.id = r.attempt_id where a.order_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ file_name: 'Huda Salem.pdf' }])
    expect((await sales.send('GET', `/orders/${number}`)).statusCode).toBe(200)
  })

  test('lasts as long as the goods are held for it, also when the link was made for less', async () => {
    const { id, token } = await linked()
    await shop.database.pool.query(
      `update customer_order set hold_expires_at = now() + interval '5 minutes' where id = $1`,
      [id],
    )
    await shop.database.pool.query('alter table payment_link disable trigger payment_link_once')
    await shop.database.pool.query(
      `update payment_link set expires_at = now() + interval '2 seconds' where order_id = $1`,
      [id],
    )
    await shop.database.pool.query('alter table payment_link enable trigger payment_link_once')
    await payBy(token, { paymentMethod: 'BANK_TRANSFER' })
    const { order, action } = await stateOf(token)
    expect(order.payBefore).toBe(action.payBefore)
    expect(Date.parse(order.payBefore) - Date.now()).toBeGreaterThan(2 * 86_400_000)
  })

  test('gives way to another way to pay, and its receipts are taken no longer', async () => {
    await shop.frictionless()
    const { token } = await linked()
    await payBy(token, { paymentMethod: 'BANK_TRANSFER' })
    const sourceToken = await shop.sandbox.cardToken('4201320111111010')
    expect((await payBy(token, { paymentMethod: 'CARD', sourceToken })).json().data.status).toBe('PAID')
    expect((await sendReceipt(token)).json().code).toBe('NOT_FOUND')
  })

  test('takes no receipt by a link that a newer one has ended', async () => {
    const { id, number, token } = await linked()
    await payBy(token, { paymentMethod: 'BANK_TRANSFER' })
    await aged(id)
    await make(number)
    expect((await sendReceipt(token)).json().code).toBe('NOT_FOUND')
  })
})

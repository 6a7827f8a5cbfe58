import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import type { TestSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import { testCharge as charge } from '#testing/stand-ins/test-charge.ts'
import type { Charge, ChargeState, PaymentGateway } from './payment-gateway.ts'
import { createMoyasar } from './moyasar.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox()
})
afterEach(() => sandbox.setFaults({}))
afterAll(() => sandbox.close())

const PAID = '4201320111111010'

const cardCharge = async (number = PAID, changes: Partial<Charge> = {}) =>
  charge({ source: { kind: 'CARD_TOKEN', token: await sandbox.cardToken(number) }, ...changes })

const charged = async (): Promise<number> =>
  (await sandbox.ledger()).filter(({ kind }) => kind === 'CHARGED').reduce((sum, { amount }) => sum + amount, 0)

/** The page a payment asks for. */
const pageOf = (state: ChargeState): string => (state.state === 'REQUIRES_ACTION' && state.url) || 'no page'

describe('Moyasar', () => {
  test('a card goes through 3-D Secure and comes back paid, whatever the address says', async () => {
    const answer = await cardCharge()
    const first = await sandbox.moyasar.charge(answer)
    expect(first).toMatchObject({ state: 'REQUIRES_ACTION', gatewayId: answer.attemptId })
    expect(await sandbox.moyasar.find({ attemptId: answer.attemptId, gatewayId: null })).toMatchObject(first)
    const back = await sandbox.answerPage(pageOf(first), { code: '123456', answer: 'pay' })
    expect(back).toContain(`http://shop.example/ok?id=${answer.attemptId}&status=paid`)
    expect(await sandbox.moyasar.find({ attemptId: answer.attemptId, gatewayId: answer.attemptId })).toEqual({
      state: 'APPROVED',
      gatewayId: answer.attemptId,
      attemptId: answer.attemptId,
      amount: 23_115,
      currency: 'SAR',
      captureDue: false,
      card: { brand: 'mada', lastFour: '1010' },
    })
  })

  test.each([
    ['4201320000311101', 'NO_FUNDS'],
    ['4201322267774310', 'CARD_EXPIRED'],
    ['4201326324640570', 'LIMIT_EXCEEDED'],
    ['4123120001090109', 'DECLINED'],
    ['4000000000000002', 'DECLINED'],
  ])('%s is declined: %s', async (number, code) => {
    await sandbox.setFaults({ frictionless: true })
    expect(await sandbox.moyasar.charge(await cardCharge(number))).toMatchObject({ state: 'DECLINED', code })
  })

  test('asking twice takes the money once', async () => {
    await sandbox.setFaults({ frictionless: true })
    const before = await charged()
    const answer = await cardCharge()
    const answers = await Promise.all([1, 2, 3, 4].map(() => sandbox.moyasar.charge(answer)))
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['APPROVED']))
    expect((await charged()) - before).toBe(23_115)
  })

  test.each(['RESET_AFTER', 'ERROR_AFTER', 'GARBAGE'] as const)(
    'money taken and the answer lost (%s) is not called a failure, and is found again',
    async (mode) => {
      await sandbox.setFaults({ frictionless: true, rules: [{ call: 'charge', mode, times: 1, chance: 1 }] })
      const answer = await cardCharge()
      expect(await sandbox.moyasar.charge(answer)).toMatchObject({ state: 'UNKNOWN' })
      expect(await sandbox.moyasar.find({ attemptId: answer.attemptId, gatewayId: null })).toMatchObject({
        state: 'APPROVED',
        amount: 23_115,
      })
    },
  )

  test('a call that never arrived left nothing behind', async () => {
    await sandbox.setFaults({ rules: [{ call: 'charge', mode: 'RESET_BEFORE', times: 1, chance: 1 }] })
    const answer = await cardCharge()
    expect(await sandbox.moyasar.charge(answer)).toMatchObject({ state: 'UNKNOWN' })
    expect(await sandbox.moyasar.find({ attemptId: answer.attemptId, gatewayId: null })).toEqual({ state: 'NOT_FOUND' })
  })

  test('a gateway that cannot be reached has charged nothing', async () => {
    const away = createMoyasar({
      url: 'http://127.0.0.1:9/v1',
      browserUrl: '',
      secretKey: 'sk',
      publishableKey: 'pk',
      webhookSecret: 'w',
    })
    expect(await away.charge(await cardCharge())).toMatchObject({ state: 'DECLINED', code: 'GATEWAY_AWAY' })
    expect(await away.find({ attemptId: randomUUID(), gatewayId: null })).toMatchObject({ state: 'UNKNOWN' })
    const refund = { refundId: randomUUID(), gatewayId: 'x', amount: 1, refundedBefore: 0 }
    expect(await away.refund(refund)).toEqual({ state: 'NOT_DONE' })
  })

  test('refunds are partial, never too much, and found again when the answer was lost', async () => {
    await sandbox.setFaults({ frictionless: true })
    const answer = await cardCharge()
    await sandbox.moyasar.charge(answer)
    const refund = { refundId: randomUUID(), gatewayId: answer.attemptId, amount: 10_000, refundedBefore: 0 }
    expect(await sandbox.moyasar.findRefund(refund)).toEqual({ state: 'NOT_DONE' })
    await sandbox.setFaults({ rules: [{ call: 'refund', mode: 'RESET_AFTER', times: 1, chance: 1 }] })
    expect(await sandbox.moyasar.refund(refund)).toMatchObject({ state: 'UNKNOWN' })
    expect(await sandbox.moyasar.findRefund(refund)).toEqual({ state: 'DONE' })
    const rest = { ...refund, refundId: randomUUID(), amount: 13_115, refundedBefore: 10_000 }
    expect(await sandbox.moyasar.refund({ ...rest, amount: 13_116 })).toMatchObject({ state: 'DECLINED' })
    expect(await sandbox.moyasar.refund(rest)).toEqual({ state: 'DONE' })
    // Asked again after a lost answer.
    expect(await sandbox.moyasar.refund(rest)).toEqual({ state: 'DONE' })
  })

  test('cards are described and forgotten; their numbers are nowhere', async () => {
    const { token, page } = await sandbox.tokenToVerify(PAID)
    expect(await sandbox.moyasar.findCard(token)).toMatchObject({ ok: true, value: { status: 'UNVERIFIED' } })
    await sandbox.answerPage(page, { code: '123456', answer: 'pay' })
    expect(await sandbox.moyasar.findCard(token)).toEqual({
      ok: true,
      value: {
        status: 'ACTIVE',
        brand: 'mada',
        lastFour: '1010',
        expiryMonth: 12,
        expiryYear: 2030,
        holder: 'Sara Ali',
      },
    })
    expect(await sandbox.moyasar.forgetCard(token)).toEqual({ ok: true, value: undefined })
    expect(await sandbox.moyasar.findCard(token)).toEqual({ ok: true, value: undefined })
    expect(await sandbox.moyasar.forgetCard(token)).toEqual({ ok: true, value: undefined })
  })

  test('an event without the secret is forged', () => {
    const body = { id: 'evt-1', type: 'payment_paid', secret_token: sandbox.keys.moyasarWebhook, data: { id: 'p-1' } }
    const read = (changed: object) => sandbox.moyasar.readEvent({ headers: {}, query: {}, body: changed })
    expect(read(body)).toEqual({
      ok: true,
      value: { eventId: 'evt-1', type: 'payment_paid', gatewayId: 'p-1', attemptId: null },
    })
    for (const secret_token of ['wrong', '', undefined, null, 7]) {
      expect(read({ ...body, secret_token })).toEqual({ ok: false, error: { code: 'webhook/forged' } })
    }
    expect(read({ ...body, data: {} })).toEqual({ ok: false, error: { code: 'webhook/unreadable' } })
  })
})

describe.each(['tabby', 'tamara'] as const)('%s', (name) => {
  const gateway = (): PaymentGateway => sandbox[name]

  test('takes the money when the customer agrees on its page, once', async () => {
    const before = await charged()
    const request = charge()
    const first = await gateway().charge(request)
    expect(first.state).toBe('REQUIRES_ACTION')
    const reference = { attemptId: request.attemptId, gatewayId: (first as { gatewayId: string }).gatewayId }
    expect(await gateway().find(reference)).toMatchObject({ state: 'REQUIRES_ACTION' })
    const page = await (await fetch(pageOf(first))).text()
    expect(page).toContain('dir="rtl"')
    expect(page).toContain('قسّمها على أربع دفعات')
    expect(await sandbox.answerPage(pageOf(first), { answer: 'pay' })).toContain('http://shop.example/ok?')
    const found = await Promise.all([gateway().find(reference), gateway().find(reference)])
    for (const state of found) {
      expect(state).toMatchObject({ state: 'APPROVED', attemptId: request.attemptId, amount: 23_115, currency: 'SAR' })
    }
    expect((await charged()) - before).toBe(23_115)
  })

  test('says no, and is believed', async () => {
    const refused = await gateway().charge(charge())
    await sandbox.answerPage(pageOf(refused), { answer: 'refuse' })
    const gatewayId = (refused as { gatewayId: string }).gatewayId
    expect(await gateway().find({ attemptId: 'x', gatewayId })).toMatchObject({ state: 'DECLINED', code: 'DECLINED' })
    await sandbox.setFaults({ rules: [{ call: 'charge', mode: 'DECLINE', times: 1, chance: 1 }] })
    expect(await gateway().charge(charge())).toMatchObject({ state: 'DECLINED', code: 'NOT_ELIGIBLE' })
  })

  test('gives back in parts, and twice the same is once', async () => {
    const first = await gateway().charge(charge())
    await sandbox.answerPage(pageOf(first), { answer: 'pay' })
    const gatewayId = (first as { gatewayId: string }).gatewayId
    await gateway().find({ attemptId: 'x', gatewayId })
    const refund = { refundId: randomUUID(), gatewayId, amount: 3_115, refundedBefore: 0 }
    expect(await gateway().refund(refund)).toEqual({ state: 'DONE' })
    expect(await gateway().findRefund(refund)).toEqual({ state: 'DONE' })
    const rest = { refundId: randomUUID(), gatewayId, amount: 20_000, refundedBefore: 3_115 }
    expect(await gateway().findRefund(rest)).toEqual({ state: 'NOT_DONE' })
    expect(await gateway().refund({ ...rest, amount: 20_001 })).toMatchObject({ state: 'DECLINED' })
    expect(await gateway().refund(rest)).toEqual({ state: 'DONE' })
  })

  test('away took no money', async () => {
    await sandbox.setFaults({ rules: [{ call: 'charge', mode: 'ERROR_BEFORE', times: 1, chance: 1 }] })
    expect(await gateway().charge(charge())).toMatchObject({ state: 'DECLINED', code: 'GATEWAY_AWAY' })
  })
})

describe('what they call to say', () => {
  test('Tamara signs it; clocks may differ by five minutes, and a repetition may be a week old', () => {
    const body = { order_id: 'o-1', order_reference_id: 'a-1', event_type: 'order_approved', data: {} }
    const signed = (claims: object, key = sandbox.keys.tamaraNotification, alg = 'HS256') => {
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const text = `${part({ alg, typ: 'JWT' })}.${part(claims)}`
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
    }
    const read = (tamaraToken: string) => sandbox.tamara.readEvent({ headers: {}, query: { tamaraToken }, body })
    const now = Math.floor(Date.now() / 1_000)
    expect(read(signed({ iat: now }))).toEqual({
      ok: true,
      value: { eventId: 'o-1:order_approved', type: 'order_approved', gatewayId: 'o-1', attemptId: 'a-1' },
    })
    const forged = { ok: false, error: { code: 'webhook/forged' } }
    for (const claims of [{ iat: now + 290 }, { iat: now - 7 * 86_400 }, { exp: now - 290 }]) {
      expect(read(signed(claims))).toMatchObject({ ok: true })
    }
    expect(read(signed({ iat: now + 310 }))).toEqual(forged)
    expect(read(signed({ iat: now - 9 * 86_400 }))).toEqual(forged)
    expect(read(signed({ exp: now - 310 }))).toEqual(forged)
    expect(read(signed({ iat: now }, 'another key'))).toEqual(forged)
    expect(read(signed({ iat: now }, sandbox.keys.tamaraNotification, 'none'))).toEqual(forged)
    expect(read(`${signed({ iat: now }).slice(0, -2)}xx`)).toEqual(forged)
    expect(read('')).toEqual(forged)
  })

  test('Tabby sends the header it was given', () => {
    const body = { id: 'p-1', status: 'authorized', order: { reference_id: 'a-1' }, captures: [], refunds: [] }
    const read = (secret: string) =>
      sandbox.tabby.readEvent({ headers: { 'x-webhook-secret': secret }, query: {}, body })
    expect(read(sandbox.keys.tabbyWebhook)).toEqual({
      ok: true,
      value: { eventId: 'p-1:authorized:0:0', type: 'authorized', gatewayId: 'p-1', attemptId: 'a-1' },
    })
    expect(read('wrong')).toEqual({ ok: false, error: { code: 'webhook/forged' } })
  })
})

import { describe, expect, test } from 'vitest'
import { orderDesk } from '#testing/orders/order-desk.ts'

const { shop, office, manager, paid, file } = await orderDesk()

describe('an order', () => {
  test('has everything that staff sees of it', async () => {
    const { id, number } = await paid()
    const { data } = await file(number)
    expect(data).toMatchObject({
      id,
      number,
      version: 1,
      status: 'PENDING',
      payment: 'PAID',
      contact: { name: 'Sara Ali', phone: '+966551234567', email: 'sara@shop.example' },
      lines: [{ position: 0, quantity: 2, price: { total: 2_000 } }],
      money: {
        attempts: [{ provider: 'MOYASAR', state: 'APPROVED', amount: 2_000 }],
        payments: [{ purpose: 'ORDER', captured: 2_000, left: 2_000 }],
        refunds: [],
        refundable: 2_000,
      },
      documents: [{ kind: 'INVOICE', total: 2_000 }],
    })
    expect(data.money.ledger.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(0)
    expect(data.timeline.map(({ kind }: { kind: string }) => kind)).toContain('MOVE')
    expect(data.moves[0]).toMatchObject({ move: 'accept', isNext: true, message: 'in-production', refunds: 0 })
  })

  test('shows production neither contact nor money, and offers it no move', async () => {
    const { number } = await paid()
    const { data } = await file(number, await office.desk('production'))
    expect(Object.keys(data.contact)).toEqual(['name', 'company', 'poNumber'])
    expect(data).toMatchObject({ money: null, documents: null, moves: [] })
    expect(JSON.stringify(data)).not.toMatch(/551234567|sara@shop/)
  })

  test.each([999_999, 2_147_483_647])('%i is none', async (number) => {
    expect(await file(number)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each(['0', '-1', '1e3', 'x', '99999999999'])('%s is no number of an order', async (number) => {
    expect((await manager.send('GET', `/orders/${number}`)).statusCode).toBe(404)
  })

  test('is read in six statements at most', async () => {
    const { number } = await paid()
    await file(number)
    let statements = 0
    const count = () => (statements += 1)
    // Outside a transaction each statement takes a connection of its own.
    shop.database.pool.on('acquire', count)
    const found = await office.services.orders.files.find(
      { staffId: manager.staffId ?? '', permissions: new Set(['invoices.view', 'money.view'] as const) },
      number,
    )
    shop.database.pool.off('acquire', count)
    expect(found?.documents).toHaveLength(1)
    expect(statements).toBeGreaterThan(3)
    expect(statements).toBeLessThanOrEqual(6)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LINE_MOVES } from '#domain/artwork/line-moves.ts'
import { PROOF_MOVES } from '#domain/artwork/proof-moves.ts'
import { insertCheck, insertVersion, RED_FINDING, setLineFiles } from '#testing/artwork/artwork-fixture.ts'
import { acceptedOrder } from '#testing/orders/made-order.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
let office: TestOffice
let manager: TestDesk
beforeAll(async () => {
  office = await testOffice(shop.database, {}, undefined, testOfficeServices(shop.database, { orders: shop.parts }))
  manager = await office.desk('manager')
})
afterAll(() => office.app.close())

const { pool } = shop.database
const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const one = async (text: string, values: unknown[] = []) => (await sql(text, values))[0]

/** An accepted order with a line that has files of its customer. */
async function lineWithFile(policy = 'STAFF', files = 1) {
  const order = await acceptedOrder(shop, manager)
  const { id: line, product_id: product } = await one('select id, product_id from order_line where order_id = $1', [
    order.id,
  ])
  await sql('update product set print_proof = $2 where id = $1', [product, policy])
  const { customer_id: customer } = await shop.orderOf(order.id)
  const version = () => insertVersion(pool, String(customer))
  const versions = await Promise.all(Array.from({ length: files }, version))
  await setLineFiles(pool, line, versions)
  return { ...order, line: Number(line), versions, version }
}
const stateOf = async (line: number) =>
  (await one('select state from line_production where line_id = $1', [line]))?.state
const draft = async (line: number) =>
  await one('insert into print_proof (line_id, kind) values ($1, $2) returning *', [line, 'STAFF'])
const move = (id: string, state: string) => sql('update print_proof set state = $2 where id = $1', [id, state])
const sent = async (line: number) => {
  const proof = await draft(line)
  await move(proof.id, 'SENT')
  return proof
}
const APPROVE = `with decided as (update print_proof set state = 'APPROVED' where id = $1 and state = 'SENT' returning id, hash)
  insert into sign_off (proof_id, hash, words, name, via, customer_id) select id, hash, 'Print exactly this', 'Sara', 'OWNER', gen_random_uuid() from decided`
const approved = async (line: number) => {
  const proof = await sent(line)
  await sql(APPROVE, [proof.id])
  return proof
}
const leavePrepress = (line: number) =>
  sql(
    `update print_job set station_id = (select id from station where kind = 'PRINT'), last_move = 'finish' where line_id = $1`,
    [line],
  )

describe('tables of moves', () => {
  test.each([
    ['line_move', LINE_MOVES],
    ['proof_move', PROOF_MOVES],
  ])('%s is the one of the rules', async (table, moves) => {
    const rows = await sql(`select from_state || ' ' || to_state as pair from ${table}`)
    const pairs = Object.entries(moves).flatMap(([from, states]) => states.map((to: string) => `${from} ${to}`))
    expect(rows.map(({ pair }) => pair).toSorted()).toEqual(pairs.toSorted())
  })
})

describe('a line with a file', () => {
  test('is not made before its customer signed it off, whatever SQL is tried', async () => {
    const { line } = await lineWithFile()
    const starting = sql('update order_line set production_started_at = now() where id = $1', [line])
    await expect(starting).rejects.toMatchObject({ code: 'PP002' })
    await expect(leavePrepress(line)).rejects.toMatchObject({ code: 'PP002' })
    await sql(`update line_production set state = 'APPROVED' where line_id = $1`, [line])
    const queued = sql(`update line_production set state = 'QUEUED' where line_id = $1`, [line])
    await expect(queued).rejects.toMatchObject({ code: 'PP002' })
    await sql(`update line_production set state = 'PROOFING' where line_id = $1`, [line])
    await approved(line)
    await leavePrepress(line)
    expect(await stateOf(line)).toBe('QUEUED')
    await sql('update order_line set production_started_at = now() where id = $1', [line])
    expect(await stateOf(line)).toBe('IN_PRODUCTION')
  })

  test('of a product without proofs is made without one', async () => {
    const { line, versions } = await lineWithFile('NONE')
    expect(await stateOf(line)).toBe('APPROVED')
    await insertCheck(pool, versions[0]!)
    await leavePrepress(line)
    expect(await stateOf(line)).toBe('QUEUED')
  })

  test('waits for its customer when a check finds what cannot be printed', async () => {
    const { line, versions, version } = await lineWithFile()
    expect(await stateOf(line)).toBe('CHECKING')
    await insertCheck(pool, versions[0]!, [RED_FINDING])
    expect(await stateOf(line)).toBe('NEEDS_CHANGES')
    await setLineFiles(pool, line, [await version()])
    expect(await stateOf(line)).toBe('CHECKING')
    await setLineFiles(pool, line, [])
    expect(await stateOf(line)).toBe('AWAITING_ARTWORK')
    const events = await sql('select from_state, to_state, by from line_event where line_id = $1 order by id', [line])
    expect(events.map(({ to_state: to }) => to)).toEqual(['CHECKING', 'NEEDS_CHANGES', 'CHECKING', 'AWAITING_ARTWORK'])
    expect(events.every(({ by }) => by === 'SYSTEM')).toBe(true)
  })

  test('goes back when its job does', async () => {
    const { line } = await lineWithFile()
    await approved(line)
    await leavePrepress(line)
    await sql(
      `update print_job set station_id = (select id from station where kind = 'PREPRESS'), last_move = 'undo' where line_id = $1`,
      [line],
    )
    expect(await stateOf(line)).toBe('APPROVED')
  })
})

describe('a proof', () => {
  test('is of the files of its line, numbered, with their hash', async () => {
    const { line, versions, version } = await lineWithFile('STAFF', 2)
    const first = await sent(line)
    expect(first).toMatchObject({ number: 1, versions, state: 'DRAFT' })
    const second = await version()
    await setLineFiles(pool, line, [second])
    expect(await stateOf(line)).toBe('CHECKING')
    const next = await sent(line)
    expect(next).toMatchObject({ number: 2, versions: [second] })
    expect(next.hash).not.toEqual(first.hash)
    expect((await one('select state from print_proof where id = $1', [first.id])).state).toBe('SUPERSEDED')
  })

  test('is approved by what was signed, of its own hash, once', async () => {
    const { line } = await lineWithFile()
    const proof = await sent(line)
    await expect(move(proof.id, 'APPROVED')).rejects.toThrow(/no complete sign-off/)
    const otherHash = APPROVE.replace('select id, hash,', `select id, sha256('other'),`)
    await expect(sql(otherHash, [proof.id])).rejects.toMatchObject({ code: '23503' })
    await sql(APPROVE, [proof.id])
    expect(await stateOf(line)).toBe('APPROVED')
    expect(
      (await one('select proof_approved_at from order_line where id = $1', [line])).proof_approved_at,
    ).not.toBeNull()
    await expect(sql(`update sign_off set name = 'x'`)).rejects.toMatchObject({ code: '23001' })
    await expect(draft(line).then(({ id }) => move(id, 'SENT'))).rejects.toMatchObject({ code: '23514' })
  })

  test('freezes the files of its line until it is withdrawn', async () => {
    const { line, version } = await lineWithFile()
    const proof = await approved(line)
    const other = await version()
    await expect(setLineFiles(pool, line, [other])).rejects.toMatchObject({ code: 'PP001' })
    await expect(setLineFiles(pool, line, [])).rejects.toMatchObject({ code: 'PP001' })
    await move(proof.id, 'WITHDRAWN')
    expect(await stateOf(line)).toBe('PROOFING')
    expect((await one('select proof_approved_at from order_line where id = $1', [line])).proof_approved_at).toBeNull()
    await setLineFiles(pool, line, [other])
  })

  test('cannot be withdrawn once the line is queued', async () => {
    const { line } = await lineWithFile()
    const proof = await approved(line)
    await leavePrepress(line)
    await expect(move(proof.id, 'WITHDRAWN')).rejects.toMatchObject({ code: '23514' })
  })

  test('approved and refused at once ends one way', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { line } = await lineWithFile()
      const proof = await sent(line)
      await Promise.allSettled(
        Array.from({ length: 4 }, (_, index) =>
          index % 2 === 0 ? sql(APPROVE, [proof.id]) : move(proof.id, 'CHANGES_ASKED'),
        ),
      )
      const { state } = await one('select state from print_proof where id = $1', [proof.id])
      const signed = await sql('select 1 from sign_off where proof_id = $1', [proof.id])
      expect(signed).toHaveLength(state === 'APPROVED' ? 1 : 0)
      expect(await stateOf(line)).toBe(state)
    }
  })
})

describe('a version of a file', () => {
  test('stays until the order it is printed from is delivered', async () => {
    const { versions } = await lineWithFile()
    const gone = `update artwork_version set state = 'DELETED', deleted_at = now(), storage_key = null where id = $1`
    await expect(sql(gone, versions)).rejects.toMatchObject({ code: 'PP003' })
    await expect(sql('delete from artwork_version where id = $1', versions)).rejects.toMatchObject({ code: 'PP003' })
  })
})

import { expect, test } from 'vitest'
import { dueDocuments } from './due-documents.ts'

const PAID = { id: 'p', purpose: 'ORDER' } as const
const SURPLUS = { id: 's', purpose: 'SURPLUS' } as const
const INVOICE = { kind: 'INVOICE', isFinal: true } as const

test('an unpaid order has no documents to come', () => {
  expect(dueDocuments({ payments: [], refunds: [] }, [])).toEqual([])
})

test('a paid order has an invoice to come until it is there', () => {
  expect(dueDocuments({ payments: [PAID], refunds: [] }, [])).toEqual(['INVOICE'])
  expect(dueDocuments({ payments: [PAID], refunds: [] }, [INVOICE])).toEqual([])
})

test.each(['PENDING', 'SENT', 'UNKNOWN'] as const)('a refund that is %s has a credit note to come', (state) => {
  const money = { payments: [PAID], refunds: [{ payment_id: 'p', state }] }
  expect(dueDocuments(money, [INVOICE])).toEqual(['CREDIT_NOTE'])
  expect(dueDocuments(money, [])).toEqual(['INVOICE', 'CREDIT_NOTE'])
})

test.each(['DONE', 'DECLINED'] as const)('a refund that is %s has none', (state) => {
  expect(dueDocuments({ payments: [PAID], refunds: [{ payment_id: 'p', state }] }, [INVOICE])).toEqual([])
})

test('what was paid too much goes back without any document', () => {
  const refunds = [{ payment_id: 's', state: 'SENT' }] as const
  expect(dueDocuments({ payments: [PAID, SURPLUS], refunds }, [INVOICE])).toEqual([])
})

test('a document that waits for its clearance is to come', () => {
  const waiting = { kind: 'INVOICE', isFinal: false } as const
  const notes = [{ kind: 'CREDIT_NOTE', isFinal: false } as const, { kind: 'DEBIT_NOTE', isFinal: false } as const]
  expect(dueDocuments({ payments: [PAID], refunds: [] }, [waiting])).toEqual(['INVOICE'])
  expect(dueDocuments({ payments: [PAID], refunds: [] }, [waiting, INVOICE, ...notes])).toEqual([
    'CREDIT_NOTE',
    'DEBIT_NOTE',
  ])
})

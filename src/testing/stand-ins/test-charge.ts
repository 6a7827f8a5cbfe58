import { randomUUID } from 'node:crypto'
import type { Charge } from '#integrations/payments/payment-gateway.ts'

/** Money to be asked for, of an order with one line. */
export const testCharge = (changes: Partial<Charge> = {}): Charge => ({
  attemptId: randomUUID(),
  amount: 23_115,
  orderNumber: 10_241,
  source: { kind: 'INSTALMENTS' },
  language: 'ar',
  buyer: {
    name: 'Sara Ali',
    email: 'sara@shop.example',
    phone: '+966551234567',
    since: new Date('2026-01-01'),
    isPhoneVerified: true,
    isEmailVerified: false,
    ordersDelivered: 2,
  },
  history: [],
  address: { city: 'Riyadh', line: 'Olaya', postalCode: '12211' },
  lines: [{ reference: 'BC-1', title: 'Cards', quantity: 100, unit: 201, total: 20_100 }],
  shipping: 3_015,
  discount: 0,
  returnUrls: {
    success: 'http://shop.example/ok',
    failure: 'http://shop.example/no',
    cancel: 'http://shop.example/gone',
  },
  notificationUrl: 'http://shop.example/hook',
  ...changes,
})

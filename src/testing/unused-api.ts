import type { ApiOptions } from '#api/app.ts'
import { unused } from './unused.ts'

/** Parts of the API that need more than a catalogue; calling one of them in a test that has not made it is a fault. */
export const UNUSED_PARTS = {
  isProduction: false,
  publicUrl: 'http://localhost:3000',
  customers: unused<ApiOptions['customers']>('customers', { sessions: unused('sessions') }),
  carts: {
    price: unused('price'),
    storedCarts: unused('stored carts'),
    limits: unused('limits'),
    quotation: unused('quotation'),
    quotationLinks: unused('quotation links'),
    now: () => new Date(),
  },
  orders: {
    place: unused('place'),
    moves: unused('moves'),
    orders: unused('orders'),
    priceAgain: unused('price again'),
    payments: unused('payments'),
    notifications: unused('notifications'),
    cards: unused('cards'),
    receipts: unused('receipts'),
    cardGateway: null,
    documentsOf: unused('documents'),
    documentFile: unused('documents'),
    limits: unused('limits'),
  },
  reviews: { reviews: unused('reviews'), questions: unused('questions'), limits: unused('limits') },
  inbox: { inbox: unused('inbox'), newsletter: unused('newsletter'), limits: unused('limits'), publicUrl: '' },
  office: {
    sessions: unused('staff sessions'),
    accounts: unused('staff accounts'),
    orders: {
      lists: unused('order lists'),
      files: unused('order files'),
      work: unused('work at orders'),
      money: unused('money of orders'),
      papers: unused('papers of orders'),
      moves: unused('order moves'),
      late: unused('late orders'),
      production: unused<ApiOptions['office']['orders']['production']>('production', { workshop: unused('workshop') }),
    },
    finding: { customers: unused('customers found'), products: unused('products found') },
    signIn: unused('staff sign-in'),
    fresh: unused('fresh proofs'),
    enrolment: unused('enrolment'),
    limits: unused('limits'),
  },
  openPublicFile: async () => undefined,
} satisfies Partial<ApiOptions>

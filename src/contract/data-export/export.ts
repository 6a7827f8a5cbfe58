import { z } from 'zod'
import { Address } from '../addresses/address.ts'
import { StoredCart } from '../cart/stored-cart.ts'
import { Id, success } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { Device } from '../customers/device.ts'
import { Passkey } from '../customers/passkey.ts'
import { Profile } from '../customers/profile.ts'

/** Rows that are given as they are stored, so that nothing which is added to them is forgotten. */
const stored = (what: string) => z.array(z.record(z.string(), z.unknown())).describe(what)

/** All that is stored about a customer (S262). Money is halalas. */
export const ExportAnswer = success(
  z.strictObject({
    profile: Profile,
    addresses: z.array(Address),
    favorites: z.array(z.strictObject({ productPrice: Id, addedAt: Instant })),
    cart: StoredCart,
    devices: z.array(Device).describe('Where the customer is signed in now'),
    passkeys: z.array(Passkey),
    consents: z.array(
      z.strictObject({
        kind: z.string(),
        granted: z.boolean(),
        textVersion: z.string(),
        source: z.string(),
        at: Instant,
      }),
    ),
    events: z.array(z.strictObject({ event: z.string(), facts: z.record(z.string(), z.unknown()), at: Instant })),
    orders: stored('With lines, history, attempts to pay, payments, refunds, and links to the invoices'),
    savedCards: stored('Brand, last four digits, expiry'),
    coupons: stored('Those given to this customer'),
    signIns: stored('Each sign-in with its browser, also those that have ended'),
    replacedIdentifiers: stored('Earlier addresses and numbers that can still be brought back'),
    messages: stored('What was written to the customer and when, without the text'),
    contactMessages: stored('Sent from the customer’s e-mail address'),
    specialRequests: stored('Sent from the customer’s e-mail address'),
    newsletter: stored('The subscription of the customer’s e-mail address'),
    reviews: stored('Reviews of products, with the sizes of their photos'),
    questions: stored('Questions about products, with the answers'),
    artwork: stored('Files sent to be printed, the orders that use them, and who opened them'),
  }),
)

import { expect, test } from 'vitest'
import { insertBought } from '#testing/orders/bought-order.ts'
import { customerShop } from '#testing/customer-shop.ts'

const shop = customerShop()
const { query } = shop

/** Tables with something of a customer, and the part of the export it is in. */
const EXPORTED: Readonly<Record<string, string>> = {
  address: 'addresses',
  artwork: 'artwork',
  artwork_access: 'artwork',
  artwork_version: 'artwork',
  audit_entry: 'events',
  bank_receipt: 'orders',
  cart: 'cart',
  consent: 'consents',
  contact_message: 'contactMessages',
  coupon_customer: 'coupons',
  coupon_use: 'orders',
  customer: 'profile',
  customer_identifier: 'profile',
  customer_order: 'orders',
  deletion_request: 'profile',
  identifier_undo: 'replacedIdentifiers',
  invoice: 'orders',
  newsletter_subscriber: 'newsletter',
  order_event: 'orders',
  order_line: 'orders',
  outbox_message: 'messages',
  passkey: 'passkeys',
  payment: 'orders',
  payment_attempt: 'orders',
  print_proof: 'orders',
  product_question: 'questions',
  proof_pin: 'orders',
  refund: 'orders',
  review: 'reviews',
  review_photo: 'reviews',
  saved_card: 'savedCards',
  session: 'signIns',
  sign_off: 'orders',
  quotation: 'specialRequests',
  quotation_line: 'specialRequests',
  special_request: 'specialRequests',
  special_request_attachment: 'specialRequests',
  wishlist_item: 'favorites',
}

/** Tables whose rows are left out on purpose, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  quotation_link: 'hashes of secrets that open a quotation',
  artwork_check: 'what the rules say of a file; it is worked out again from the file',
  artwork_link: 'hashes of links of ten minutes to a file that is exported',
  artwork_picture: 'pictures of the pages of a file that is exported',
  artwork_upload: 'files on their way, gone after a day',
  artwork_upload_part: 'their pieces',
  idempotency_key: 'keys of requests, for a day; the orders they made are exported',
  invoice_due: 'which paid orders wait for their invoice; the orders are exported',
  ledger_entry: 'the shop’s books: each entry repeats a payment or a refund that is exported',
  demo_contact: 'addresses and numbers that were made up for a demo',
  customer_wait: 'since when an order waits for its customer; the order says what for and its day',
  ready_by_move: 'by how much that day moved; the order has the day',
  line_event: 'how the workshop got the artwork of a line ready; proofs and approvals are exported',
  line_artwork: 'which file a line is printed from; each file says in which orders it is used',
  line_production: 'where the artwork of a line stands; its proofs are exported',
  line_preview: 'which picture a line is shown by; it is drawn of a file that is exported',
  line_upload: 'files on their way to a line, gone once they have arrived',
  one_time_code: 'a secret of five minutes',
  order_desk: 'which of the staff sees to an order, and why it waits; the orders are exported',
  order_listing: 'the orders once more, as the staff lists them',
  order_note: 'what the staff say to each other about an order',
  order_terms: 'the words of an order, by which the staff finds it',
  order_touch: 'which orders the staff’s list has to read again',
  passkey_challenge: 'a secret of five minutes',
  payment_link: 'hashes of links by which an order is paid; the payments are exported',
  print_job: 'how the workshop makes a line of an order; the lines are exported',
  print_job_event: 'what the workshop did of it',
  print_job_photo: 'photos of problems in the workshop',
  print_piece: 'what lines are cut to, which follows from their choices',
  review_link: 'hashes of links to proofs; the proofs are exported',
  stock_reservation: 'goods of the shop, put aside; the lines of the order say what and how many',
}

/** Tables named `staff…` hold the people who run the shop: they are no customers, and no customer takes them along. */
test('every table with something of a customer is in the export, or left out for a reason', async () => {
  const found = await query(
    `with recursive owned as (
       select c.oid from pg_class c
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname !~ '^staff' and (c.relname = 'customer' or exists (
         select from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
           and a.attname in ('customer_id', 'order_id', 'email', 'phone', 'recipient')))
       union
       select k.conrelid from pg_constraint k join owned on k.confrelid = owned.oid where k.contype = 'f'
         and k.conrelid::regclass::text !~ '^staff')
     select relname as name from pg_class where oid in (select oid from owned) order by 1`,
  )
  expect(found.map(({ name }) => name)).toEqual([...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)].toSorted())
})

test('all of one’s data can be taken along, and no one else’s', async () => {
  const customer = await shop.newCustomer()
  const exported = await customer.send('GET', '/customers/export')
  expect(exported.headers['content-disposition']).toBe('attachment; filename="matbaa-data.json"')
  expect(exported.json().data).toMatchObject({
    profile: { email: customer.email },
    addresses: [],
    favorites: [],
    cart: { version: 0, items: [] },
    devices: [{ isCurrent: true }],
    passkeys: [],
    consents: [
      { kind: 'terms', granted: true },
      { kind: 'blog-updates', granted: false },
    ],
    events: [{ event: 'data-exported' }, { event: 'signed-up' }],
    orders: [],
    savedCards: [],
    signIns: [{ method: 'code', revokedAt: null }],
    messages: [{ template: 'code', recipient: customer.email }],
  })
})

test('orders, money, cards and what was written are in it, without secrets', async () => {
  const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()]
  const bought = await insertBought(shop.database.pool, customer.email, { status: 'PENDING', total: 11_500 })
  await insertBought(shop.database.pool, other.email)
  await query(MONEY_BACK, [bought.payment, bought.order])
  await query(WRITTEN, [customer.email.toUpperCase()])
  await query(WRITTEN, [other.email])
  await customer.send('POST', '/customers/change-identifier', { emailOrNumber: '0551112223' })
  const otp = await shop.codeTo('+966551112223')
  await customer.send('POST', '/customers/change-identifier/confirm', { data: '0551112223', otp })

  const answer = await customer.send('GET', '/customers/export')
  const { data } = answer.json()
  expect(data.orders).toMatchObject([
    {
      id: bought.order,
      status: 'PENDING',
      total: 11_500,
      contactPhone: '+966551234567',
      lines: [{ productCode: 'A', quantity: 1, lineTotal: 11_500 }],
      history: [{ toStatus: 'PENDING' }],
      attempts: [{ method: 'CARD', state: 'APPROVED', receipts: [{ fileName: 'transfer.png' }] }],
      payments: [{ attemptId: bought.payment, captured: 11_500 }],
      refunds: [{ amount: 100, reason: 'STAFF' }],
      documents: [
        {
          kind: 'INVOICE',
          number: 'INV-000001',
          link: expect.stringMatching(`/api/carts/profile/${bought.order}/invoice\\?document=`),
        },
      ],
    },
  ])
  expect(data.savedCards).toMatchObject([{ brand: 'mada', lastFour: '1010', expiryMonth: 1, expiryYear: 2040 }])
  expect(data.contactMessages).toMatchObject([{ message: 'Do you print on cork?' }])
  expect(data.specialRequests).toMatchObject([
    { description: 'A sign of brass', attachments: [{ fileName: 'sketch.pdf' }] },
  ])
  expect(data.newsletter).toMatchObject([{ status: 'SUBSCRIBED' }])
  expect(data.events).toMatchObject([
    { event: 'data-exported' },
    { event: 'identifier-changed', facts: { kind: 'phone' } },
    { event: 'signed-up' },
  ])
  expect(answer.body).not.toContain(other.email)
  expect(answer.body).not.toMatch(
    /token_|tokenSeed|passwordHash|"[a-z]*[kK]eyHash|browserHash|storageKey|\b\d{6} is your/,
  )
})

test('messages are in it without the links that they hold', async () => {
  const customer = await shop.newCustomer()
  await query(BY_WHATSAPP, [customer.email])
  const answer = await customer.send('GET', '/customers/export')
  const message = answer.json().data.messages.find(({ channel }: { channel: string }) => channel === 'WHATSAPP')
  expect(message).toMatchObject({ template: 'order-news', recipient: '+966551112224', status: 'ACCEPTED' })
  expect(message).not.toHaveProperty('whatsapp')
  expect(message).not.toHaveProperty('carrierMessageId')
  expect(answer.body).not.toMatch(/secret-token|wamid/)
})

test('files are in it with the orders that use them, without where they lie', async () => {
  const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()]
  for (const { email } of [customer, other]) {
    const bought = await insertBought(shop.database.pool, email)
    await query(ARTWORK, [email, bought.order])
  }
  const answer = await customer.send('GET', '/customers/export')
  const { data } = answer.json()
  expect(data.artwork).toMatchObject([
    {
      label: 'card.pdf',
      version: 1,
      byteLength: 7,
      shows: ['flag', 'faith'],
      usedIn: [data.orders[0].number],
      opened: [{ actor: 'CUSTOMER' }],
    },
  ])
  expect(answer.body).not.toMatch(/storageKey|versionId/)
})

/** A message with the link to a proof that WhatsApp has taken, to the proved number of a customer. */
const BY_WHATSAPP = `
  with phone as (
    insert into customer_identifier (customer_id, kind, value, value_key, verified_at)
    select customer_id, 'phone', '+966551112224', '+966551112224', now() from customer_identifier
    where value_key = lower($1))
  insert into outbox_message (dedupe_key, recipient, template, language, subject, body_text, body_html, channel, status,
    is_secret, whatsapp, carrier_message_id)
  values ('order:1:proof-ready:sms', '+966551112224', 'order-news', 'en', '', 'Your proof: /proof/secret-token', '',
    'WHATSAPP', 'ACCEPTED', true,
    '{"template": "proof-ready", "values": {"number": "1"}, "path": "en/proof/secret-token"}', 'wamid.1')`

/** A file of a customer that the first line of an order is printed from, opened once by its owner. */
const ARTWORK = `
  with owner as (select customer_id as id from customer_identifier where value_key = lower($1)),
  sent as (insert into artwork (customer_id) select id from owner returning id),
  version as (
    insert into artwork_version (artwork_id, number, source, label, byte_length, sha256, storage_key, delete_after,
      contents)
    select id, 1, 'UPLOAD', 'card.pdf', 7, sha256('a'), gen_random_uuid(), now() + interval '1 day', '{flag,faith}' from sent returning id),
  used as (
    insert into line_artwork (line_id, position, version_id)
    select (select min(id) from order_line where order_id = $2::uuid), 0, id from version)
  insert into artwork_access (version_id, actor) select id, 'CUSTOMER' from version`

/** A visitor's messages, requests and newsletter. */
const WRITTEN = `
  with said as (
    insert into contact_message (reference, full_name, email, phone, message, language)
    values ('C-' || upper(substr(md5($1), 1, 8)), 'Sara Ali', $1, '0551234567', 'Do you print on cork?', 'en')),
  subscribed as (
    insert into newsletter_subscriber (email, email_key, language, token)
    values ($1, lower($1), 'en', md5($1))),
  asked as (
    insert into special_request (reference, full_name, email, phone, description, language)
    values ('R-' || upper(substr(md5($1), 1, 8)), 'Sara Ali', $1, '0551234567', 'A sign of brass', 'en') returning id)
  insert into special_request_attachment (special_request_id, storage_key, file_name, media_type, byte_size, sha256)
  select id, md5($1), 'sketch.pdf', 'application/pdf', 7, repeat('a', 64) from asked`

/** A refund of one riyal, the invoice, and a receipt, of an order that is paid. */
const MONEY_BACK = `
  with counted as (update payment set refunded = 100 where attempt_id = $1::uuid),
  refunded as (
    insert into refund (payment_id, order_id, amount, reason, requested_by)
    select id, order_id, 100, 'STAFF', 'STAFF' from payment where attempt_id = $1::uuid),
  receipt as (
    insert into bank_receipt (attempt_id, storage_key, media_type, file_name, byte_size, nth)
    values ($1::uuid, 'receipts/x', 'image/png', 'transfer.png', 7, 1))
  insert into invoice (counter, id, kind, order_id, issued_at, taxable, vat, total, content, previous_hash, hash,
    signature, qr, xml)
  select 1, gen_random_uuid(), 'INVOICE', o.id, now(), o.taxable, o.vat, o.total, '{}',
    'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==',
    repeat('A', 43) || '=', 'x', 'x', 'x'
  from customer_order o where o.id = $2::uuid`

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createStorage } from '#integrations/storage/create-storage.ts'
import { registerUnit } from '#services/invoices/units/invoice-unit.ts'
import { smallCatalogue } from '#testing/catalogue/catalogue-files.ts'
import { testSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import { testTaxAuthority } from '#testing/stand-ins/tax-authority.ts'
import { testInvoices, testUnits } from '#testing/orders/issued-invoices.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { runCommandLine } from './run-command-line.ts'

let database: TestDatabase
let folder: string
const OWN: NodeJS.ProcessEnv = { NODE_ENV: 'test' }
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'matbaa-shop-'))
  Object.assign(OWN, { DATABASE_URL: database.url, DATA_DIR: folder })
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await database.close()
})

type Outcome = { readonly code: number; readonly out: string; readonly err: string }

/** What a command prints, and its exit code. It runs in this process: starting one takes longer than most commands. */
const shop = (...args: string[]): Promise<Outcome> => shopWith({}, ...args)

/** The same with other settings. */
async function shopWith(settings: NodeJS.ProcessEnv, ...args: string[]): Promise<Outcome> {
  const printed = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((...words) => void (printed[stream] += `${format(...words)}\n`)),
  )
  try {
    const code = await runCommandLine(args, { ...settings, ...OWN })
    return { code, out: printed.log, err: printed.error }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** A command as its users start it: in a process of its own, which must end by itself. */
const shopProcess = (...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...OWN }
    execFile(process.execPath, ['src/cli/shop.ts', ...args], { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })

test('a command of its own process ends by itself, with its exit code', async () => {
  expect(await shopProcess('orders', 'list')).toMatchObject({ code: 0, out: '', err: '' })
  const { code, err } = await shopProcess('orders', 'accept', 'x')
  expect(code).toBe(2)
  expect(err).toContain('Give the order number')
  expect(err).not.toContain('    at ')
}, 60_000)

test('help lists the commands', async () => {
  const { code, out } = await shop('help')
  expect(code).toBe(0)
  for (const command of [
    'import',
    'export',
    'missing-translations',
    'generate',
    'demo',
    'gateways check',
    'invoices verify',
    'orders list',
    'refunds list',
    'request-files',
    'reviews list',
    'questions list',
    'zatca onboard',
  ])
    expect(out).toContain(`  ${command}`)
})

test.each([
  [['improt', 'x'], 'There is no command "improt".'],
  [['import'], 'Give one file or folder to import.'],
  [['import', 'a', '--fast'], "Unknown option '--fast'"],
  [['export', 'a.pdf'], 'Only .json and .xlsx files are written; for CSV give a folder.'],
  [['generate', '--products', 'many', '--out', 'x.json'], '--products must be a whole number from 1 to 5000000.'],
  [['orders', 'burn', '10001'], 'orders knows accept, start,'],
  [['orders', 'accept', 'x'], 'Give the order number'],
  [['orders', 'transferred', '10001', '5', '--iban', 'SA0000'], '"SA0000" is not an IBAN'],
  [['orders', 'late', '10001', 'tomorrow'], 'orders late <number> <new day'],
  [['refunds', 'burn'], 'refunds knows list and sent.'],
  [['refunds', 'sent', '10001'], 'refunds sent <number> <bank reference>'],
  [['reviews', 'burn', '1.1'], 'reviews knows list, approve, reject, reply, photos and drop-demo, not "burn".'],
  [['reviews', 'approve', '12'], 'Give the review number as listed: reviews approve 12.1'],
  [['reviews', 'reject', '12.1', 'BAD'], 'reviews reject <review> <reason>, one of NOT_ABOUT_PRODUCT,'],
  [['reviews', 'reply', '12.1', ' '], 'Write an answer of 1 to 2000 characters.'],
  [['reviews', 'photos', '12'], 'There is no review 12.'],
  [['questions', 'answer', 'x', 'y'], 'Give its number, such as 12.'],
  [['invoices', 'forge'], 'invoices knows verify, refused, replace, debit and samples'],
  [['invoices', 'debit', 'INV-000001', '5'], 'invoices debit <invoice> <amount in SAR>'],
  [['invoices', 'debit', 'INV-000001', '5', '--en', ' ', '--ar', 'x'], '--en takes 1 to 500 characters.'],
  [['invoices', 'replace', 'INV-000001', '--vat-number', '12'], 'A VAT number has 15 digits'],
  [['invoices', 'replace', 'INV-000001', '--cr-number', '12'], 'A commercial registration number has 10 digits.'],
  [['invoices', 'replace', 'INV-000001', '--building', 'A'], 'A building number has 4 digits.'],
  [['zatca', 'burn'], 'zatca takes one word: onboard, renew or status'],
  [['zatca', 'onboard', '--environment', 'moon'], '--environment is production, simulation or sandbox'],
  [['zatca', 'renew', '--unit', '0'], '--unit is a number from 1 to 99'],
  [['staff', 'fire', 'a@b.example'], 'staff knows invite and reset-factors, not "fire a@b.example".'],
  [['staff', 'invite', 'nobody', '--name', 'Sara', '--role', 'owner'], '"nobody" is no email address.'],
  [['staff', 'invite', 'a@b.example', '--role', 'owner'], '--name: the name of the person'],
  [['staff', 'invite', 'a@b.example', '--name', 'Sara', '--role', 'king'], 'There is no role "king": owner, manager,'],
  [['gateways'], 'gateways takes one word: check or webhooks'],
  [['gateways', 'check'], 'The payment sandbox stands in for all gateways.'],
  [['request-files'], 'Give one request, such as R-2B4C6D8F.'],
  [['request-files', 'R-00000000'], 'There is no special request R-00000000.'],
  [['generate', '--products', '5'], 'Give either --out or --into-database.'],
])(
  '%j is refused with a sentence',
  async (args, sentence) => {
    const { code, err } = await shop(...args)
    expect(code).toBe(2)
    expect(err).toContain(sentence)
    expect(err).not.toContain('    at ')
  },
  30_000,
)

test('an order that does not exist cannot be moved', async () => {
  expect(await shop('orders', 'accept', '10001')).toMatchObject({
    code: 1,
    err: 'Order 10001: there is no such order.\n',
  })
  expect(await shop('orders', 'list')).toMatchObject({ code: 0, out: '' })
  expect(await shop('refunds', 'sent', '10001', 'FT1')).toMatchObject({
    code: 1,
    err: 'Order 10001: there is no such order.\n',
  })
  expect(await shop('refunds', 'list')).toMatchObject({ code: 0, out: '' })
}, 30_000)

test('the first owner is invited, again with a new link, and not twice', async () => {
  const invite = ['staff', 'invite', 'owner@shop.example', '--name', 'Sara', '--role', 'owner', '--language', 'en']
  const [first, second] = [await shop(...invite), await shop(...invite)]
  for (const { code, out } of [first, second]) {
    expect(code).toBe(0)
    expect(out).toMatch(
      /^Sara <owner@shop\.example> comes in by this link, once, until .+:\nhttp.+\/office\/join#[\w-]{43}\n$/,
    )
  }
  expect(first.out).not.toBe(second.out)
  expect(await shop('staff', 'reset-factors', 'owner@shop.example')).toMatchObject({
    code: 1,
    err: 'This person is not active; another owner can change that in the office.\n',
  })
  expect(await shop('staff', 'reset-factors', 'nobody@shop.example')).toMatchObject({
    code: 1,
    err: 'No one on the staff has this address.\n',
  })
}, 60_000)

test('a review or question that does not wait cannot be decided about', async () => {
  expect(await shop('reviews', 'approve', '12.1')).toMatchObject({ code: 1, err: /^Review 12.1: it is gone/ })
  expect(await shop('questions', 'reject', '12')).toMatchObject({
    code: 1,
    err: 'Question 12: it is not waiting for an answer.\n',
  })
  expect(await shop('reviews', 'drop-demo')).toMatchObject({
    code: 0,
    out: '0 reviews and 0 questions of the demo removed.\n',
  })
}, 30_000)

test('a shop without invoices has no faults in them', async () => {
  expect(await shop('invoices', 'verify')).toMatchObject({ code: 0, out: '0 documents, 0 faults.\n' })
})

test('accounts at gateways are checked, and the webhooks registered', async () => {
  const sandbox = await testSandbox()
  const settings = {
    PUBLIC_URL: 'https://shop.example',
    MOYASAR_URL: `${sandbox.url}/moyasar/v1`,
    MOYASAR_SECRET_KEY: sandbox.keys.moyasarSecret,
    MOYASAR_PUBLISHABLE_KEY: sandbox.keys.moyasarPublishable,
    MOYASAR_WEBHOOK_SECRET: sandbox.keys.moyasarWebhook,
  }
  const before = await shopWith(settings, 'gateways', 'check')
  expect(before).toMatchObject({
    code: 1,
    out: expect.stringContaining('Moyasar\tok\tMOYASAR_SECRET_KEY is accepted.'),
  })
  expect(before.out).toContain('Moyasar\tWRONG\tNo webhook has the address of this shop.')
  expect(before.out).toContain('Problems found: 1.')
  const registered = await shopWith(settings, 'gateways', 'webhooks')
  expect(registered).toMatchObject({ code: 0, out: expect.stringContaining('Moyasar\tok\tThe webhook is registered.') })
  const wrong = await shopWith({ ...settings, MOYASAR_SECRET_KEY: 'sk_test_other' }, 'gateways', 'check')
  expect(wrong.out).toContain('Moyasar does not accept MOYASAR_SECRET_KEY (401).')
  await sandbox.close()
}, 60_000)

test('a unit is registered with the tax authority, and its state can be read', async () => {
  const authority = await testTaxAuthority()
  const zatca = (...args: string[]) => shopWith({ ZATCA_URL: authority.url }, 'zatca', ...args)
  const onboard = ['onboard', '--environment', 'simulation', '--otp']
  expect(await zatca('onboard')).toMatchObject({
    code: 1,
    err: expect.stringContaining('A one-time password is needed'),
  })
  expect(await zatca(...onboard, '000000')).toMatchObject({ code: 1, err: expect.stringContaining('Invalid-OTP') })
  expect(await zatca(...onboard, '123456')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Unit 1 is registered'),
  })
  expect(await zatca(...onboard, '123457')).toMatchObject({
    code: 1,
    err: expect.stringContaining('already registered'),
  })
  expect(await zatca('renew', '--otp', '123456')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Invalid-OTP'),
  })
  expect(await zatca('renew', '--otp', '123458')).toMatchObject({ code: 0 })
  expect(await zatca('status')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Unit 1: simulation, certificate until .* 0 documents wait, 0 were refused/),
  })
  expect(await shop('invoices', 'refused')).toMatchObject({ code: 0, out: expect.stringContaining('0 refused') })
  await authority.close()
}, 60_000)

test('every kind of tax document is written in the folders of the authority’s validator, without the private key', async () => {
  const target = join(folder, 'samples')
  expect(await shop('invoices', 'samples', target)).toMatchObject({
    code: 0,
    out: expect.stringContaining('150 documents'),
  })
  expect((await readdir(target, { recursive: true })).filter((name) => !name.endsWith('.xml')).toSorted()).toEqual([
    'Data',
    'Data/Certificates',
    'Data/Certificates/cert.pem',
    'Data/Input',
    'Data/PIH',
    'Data/PIH/pih.txt',
  ])
  const name = join(target, 'Data', 'Input', 'standard-invoice-gift.xml')
  expect(await readFile(name, 'utf8')).toContain('name="0100000">388<')
}, 60_000)

test('import, export, and what is missing', async () => {
  const source = join(folder, 'catalogue.json')
  await writeFile(source, JSON.stringify(smallCatalogue({ summary: { en: 'Thick' } })))
  const dry = await shop('import', source, '--dry-run')
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('Dry run: nothing was written.') })
  expect(await shop('import', source)).toMatchObject({ code: 0, out: expect.stringMatching(/products +1 +0 +0/) })
  expect(await shop('import', source)).toMatchObject({ code: 0, out: expect.stringMatching(/products +0 +0 +1/) })
  expect(await shop('missing-translations')).toMatchObject({ out: expect.stringContaining('BC-1\tsummary_ar\tThick') })

  const exported = join(folder, 'out.json')
  expect(await shop('export', exported)).toMatchObject({ code: 0 })
  expect(await shop('import', exported)).toMatchObject({ code: 0, out: expect.stringMatching(/products +0 +0 +1/) })
}, 60_000)

test('the seller is filled in with the example of the guide for going live', async () => {
  const guide = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'going-live.md'), 'utf8')
  const file = join(folder, 'seller.json')
  await writeFile(file, /```json\n([^]+?)```/.exec(guide)?.[1] ?? '')
  expect(await shop('import', file)).toMatchObject({ code: 0, out: expect.stringMatching(/settings +2 +0 +0/) })
})

test('an import with problems tells all of them and fails', async () => {
  const source = join(folder, 'wrong.json')
  await writeFile(source, JSON.stringify(smallCatalogue({ category: 'crads', min_quantity: 0 })))
  const { code, err } = await shop('import', source)
  expect(code).toBe(1)
  expect(err).toContain('wrong.json, products[0], category: is not among the categories.')
  expect(err).toContain('2 problems. Nothing was imported.')
})

test('a generated catalogue goes straight into the tables', async () => {
  expect(await shop('generate', '--products', '40', '--into-database')).toMatchObject({ code: 0 })
  const { rows } = await database.pool.query(
    "select count(*)::int as count from product_listing l join product p on p.id = l.product_id where p.code like 'GEN-%'",
  )
  expect(rows).toEqual([{ count: 40 }])
}, 30_000)

test('files of a special request are saved under its reference', async () => {
  const key = randomUUID()
  const storage = await createStorage({ kind: 'disk', folder: join(folder, 'files') })
  await storage.put('private', key, Buffer.from('a sign'))
  await database.pool.query(
    `with request as (
       insert into special_request (reference, full_name, email, phone, description, language)
       values ('R-23456789', 'Noura', 'a@b.example', '0551234567', 'A sign', 'en') returning id)
     insert into special_request_attachment (special_request_id, storage_key, file_name, media_type, byte_size, sha256)
     select id, file.key, file.name, 'application/pdf', 6, repeat('0', 64)
     from request, (values ($1, 'sign.pdf'), ('0000-gone', 'lost.pdf')) file (key, name)`,
    [key],
  )
  const { code, out } = await shop('request-files', 'R-23456789', join(folder, 'saved'))
  expect(code).toBe(0)
  expect(out).toContain('lost.pdf: the file is gone')
  expect(await readFile(join(folder, 'saved', 'R-23456789-1-sign.pdf'), 'utf8')).toBe('a sign')
})

test('a debit note is issued once for the same command, and a refused invoice is replaced once', async () => {
  const secondUnit = (...args: string[]) => shopWith({ INVOICE_UNIT: '2' }, 'invoices', ...args)
  const units = testUnits({ unit: 2 })
  await registerUnit(database.db, units)
  const invoices = testInvoices(database.db, units.own)
  const { number } = await invoices.issue()
  const debit = () => secondUnit('debit', number, '11.50', '--en', 'Extra copies', '--ar', 'نسخ إضافية')
  expect(await debit()).toMatchObject({ code: 0, out: expect.stringContaining('DN-2-000002') })
  expect(await debit()).toMatchObject({ code: 0, out: expect.stringContaining('DN-2-000002') })
  expect(await secondUnit('replace', number)).toMatchObject({
    code: 1,
    err: expect.stringContaining('has not refused it'),
  })
  const missing = { code: 1, err: 'INV-2-000009: there is no such invoice.\n' }
  expect(await secondUnit('replace', 'INV-2-000009')).toMatchObject(missing)
  await invoices.tamper(
    "update invoice set report_status = 'REJECTED', reported_at = now() where unit = 2 and counter = 1",
  )
  expect(await debit()).toMatchObject({ code: 1, err: expect.stringContaining('replace it first') })
  expect(await secondUnit('replace', number, '--company', 'Noor')).toMatchObject({
    code: 1,
    err: expect.stringContaining('made out to a person'),
  })
  expect(await secondUnit('replace', number)).toMatchObject({
    code: 0,
    out: expect.stringContaining('INV-2-000003'),
  })
  expect(await secondUnit('replace', number)).toMatchObject({
    code: 1,
    err: `${number}: INV-2-000003 has taken its place.\n`,
  })
  const { rows: changes } = await database.pool.query(
    'select via, action, after from staff_change where subject_id = $1 order by id',
    [number],
  )
  expect(changes).toEqual([
    { via: 'COMMAND', action: 'invoice.debit', after: { debitNote: 'DN-2-000002', amount: 1150 } },
    { via: 'COMMAND', action: 'invoice.replace', after: { replacedBy: 'INV-2-000003', corrected: [] } },
  ])
  await invoices.tamper('delete from invoice')
}, 120_000)

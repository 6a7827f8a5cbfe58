import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registerUnit } from '#services/invoices/units/invoice-unit.ts'
import { commandLine } from '#testing/command-line.ts'
import { testInvoices, testUnits } from '#testing/orders/issued-invoices.ts'
import { testTaxAuthority } from '#testing/stand-ins/tax-authority.ts'

const { database, folder, shop, shopWith } = await commandLine()

test('a shop without invoices has no faults in them', async () => {
  expect(await shop('invoices', 'verify')).toMatchObject({ code: 0, out: '0 documents, 0 faults.\n' })
})

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

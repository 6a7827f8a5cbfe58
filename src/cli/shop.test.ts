import { expect, test } from 'vitest'
import { commandLine } from '#testing/command-line.ts'

const { shop, shopProcess } = await commandLine()

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

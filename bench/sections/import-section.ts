import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { table } from '../markdown-table.ts'

const PRODUCTS = 20_000
const TARGET = 2000

const FORMATS = [
  { name: 'JSON', file: 'catalogue.json' },
  { name: 'CSV', file: 'catalogue' },
  { name: 'XLSX', file: 'catalogue.xlsx' },
] as const

/** What the commands of a shopkeeper take: a generated catalogue into an empty shop, the same again, and out of it. */
export async function importSection(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-import-bench-'))
  try {
    const rows: (string | number)[][] = []
    for (const { name, file } of FORMATS) {
      const source = join(folder, file)
      const shop = commandsOf(join(folder, `shop-${name}`))
      await shop('generate', '--products', String(PRODUCTS), '--out', source)
      // Makes the empty database, which is not to be measured.
      await shop('missing-translations')
      const first = await shop('import', source)
      const second = await shop('import', source)
      if (!/products +0 +0 +20000/.test(second.output))
        throw new Error(`importing twice changed something:\n${second.output}`)
      const exported = await shop('export', join(folder, `exported-${file}`))
      rows.push([name, ...[first, second, exported].map(perSecond), reached(first), reached(second)])
    }
    return [
      `## Import of ${PRODUCTS.toLocaleString('en')} products`,
      `Asked: ≥ ${TARGET.toLocaleString('en')} products a second without pictures. The commands of \`npm run shop\` with the embedded database, whose commits survive a power cut; lists and search index are made too. Products a second, without the start of the database.`,
      table(['format', 'first import', 'again, nothing changed', 'export', 'first reached', 'again reached'], rows),
    ].join('\n\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type CommandResult = { readonly output: string; readonly seconds: number }

const perSecond = ({ seconds }: CommandResult): string => Math.round(PRODUCTS / seconds).toLocaleString('en')
const reached = ({ seconds }: CommandResult): string => (PRODUCTS / seconds >= TARGET ? 'yes' : 'no')

/** Runs commands on a shop of their own, with the settings of `npm run shop`; answers the seconds they tell. */
const commandsOf =
  (dataFolder: string) =>
  (...args: string[]): Promise<CommandResult> =>
    new Promise((resolve, reject) => {
      const env = { ...process.env, DATA_DIR: dataFolder }
      execFile('npm', ['run', '--silent', 'shop', '--', ...args], { env }, (error, output) => {
        if (error) reject(error)
        else resolve({ output, seconds: Number(/ in (\d+\.\d+) s\./.exec(output)?.[1] ?? Number.NaN) })
      })
    })

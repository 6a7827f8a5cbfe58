import { parseArgs } from 'node:util'
import type { Config } from '#config'
import { refuseTarget } from '#services/backup/backup-file.ts'
import { noteBackup } from '#services/backup/last-backup.ts'
import type { Manifest } from '#services/backup/manifest.ts'
import { restoreBackup } from '#services/backup/restore-backup.ts'
import { withDatabase } from '#services/backup/shop-database.ts'
import { writeBackup } from '#services/backup/write-backup.ts'
import { openShopFiles } from '#services/backup/shop-files.ts'
import { examineKey } from '#services/doctor/examine-key.ts'
import { UsageError } from './command.ts'
import type { Command } from './command.ts'

export const backupCommand: Command = {
  usage: 'backup <file.tgz> [--replace]',
  summary: 'Writes the whole shop, database and files, into one file, running or not. The file contains personal data.',
  options: ['--replace  replace a file of this name, once the new one is whole'],
  run: async (args, config) => {
    const { path, replace } = readArgs(args, 'Give one file to write.')
    await refuseTarget(path, replace)
    const began = performance.now()
    const now = new Date()
    const manifest = await writeBackup({ ...(await sourceOf(config)), path, now })
    await noteBackup(config.dataFolder, path, now)
    console.log(`Wrote ${path} in ${secondsSince(began)} s: ${contentOf(manifest)}.`)
    for (const file of manifest.missing) console.error(`${file} is missing in the storage, and so in the backup.`)
    return hasFaults(manifest) ? 1 : 0
  },
}

export const restoreCommand: Command = {
  usage: 'restore <file.tgz> [--replace]',
  summary: 'Restores a backup into an empty database, or in place of a stopped shop.',
  options: ['--replace  replace the shop that is there, its database and files'],
  run: async (args, config) => {
    const { path, replace } = readArgs(args, 'Give one backup to restore.')
    const began = performance.now()
    const { manifest, nextOrder } = await restoreBackup({
      ...(await sourceOf(config)),
      isBehindPooler: config.database.directUrl !== config.database.url,
      path,
      replace,
      skipsOrderNumbers: true,
    })
    console.log(`Restored ${path} of ${manifest.createdAt} in ${secondsSince(began)} s: ${contentOf(manifest)}.`)
    await sayKey(config)
    for (const line of afterRestore(nextOrder, config.taxAuthority.unit)) console.log(line)
    return hasFaults(manifest) ? 1 : 0
  },
}

/** Says it when the restored data was stored with another key than that of the settings. */
async function sayKey(config: Config): Promise<void> {
  const { level, sentence, advice } = await withDatabase(placeOf(config), (client) =>
    examineKey(client, config.credentialsKey),
  )
  if (level !== 'ok') console.error(`${sentence} ${advice}`)
}

/** What was issued after the backup is not in it, and its numbers would be given a second time. */
const afterRestore = (nextOrder: number | undefined, unit: number): string[] => [
  `The next order gets the number ${nextOrder}: the numbers of orders that came after the backup are not given again.`,
  `Invoices and credit notes go on with the next number. Those that were issued after the backup would be numbered twice: if there were any, set INVOICE_UNIT to a number that issued none (it is ${unit}), and register it with "npm run shop -- zatca onboard", before the shop starts.`,
]

/** One path, and whether what is there may be replaced. */
function readArgs(args: readonly string[], request: string): { path: string; replace: boolean } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [path, ...more] = positionals
  if (!path || more.length > 0) throw new UsageError(request)
  return { path, replace: values.replace }
}

/** Past a pooler: it would end a transaction that waits for the storage of files, and give the session to others. */
const placeOf = (config: Config) => ({
  databaseUrl: config.database.directUrl,
  dataFolder: config.dataFolder,
  onProgress: (sentence: string): void => console.error(`${sentence} …`),
})

const sourceOf = async (config: Config) => ({ ...placeOf(config), storage: await openShopFiles(config.storage) })

const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1)

function contentOf({ tables, files, checks }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows, ${files.length} files, ${checks.documents} invoices and credit notes, ${checks.auditEntries} audit entries`
}

/** Says what was wrong with the shop itself when it was backed up: the backup has it as it was. */
function hasFaults({ checks }: Manifest): boolean {
  if (checks.invoiceFaults > 0)
    console.error(`${checks.invoiceFaults} faults in the chain of invoices: see "invoices verify".`)
  if (checks.auditFaults > 0) console.error(`${checks.auditFaults} faults in the chain of audit entries.`)
  for (const rule of checks.brokenRules) console.error(`The database breaks the rule ${rule}.`)
  return checks.invoiceFaults + checks.auditFaults + checks.brokenRules.length > 0
}

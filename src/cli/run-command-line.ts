import { ConfigError, loadConfig } from '#config'
import { BackupProblem } from '#services/backup/backup-problem.ts'
import { ShopUnavailable } from '#services/catalog-import/open-shop-data.ts'
import { UsageError } from './command.ts'
import { artworkCommand } from './artwork-command.ts'
import { backupCommand, restoreCommand } from './backup-command.ts'
import type { Command } from './command.ts'
import { doctorUsage, runDoctor } from './doctor-command.ts'
import { exportCommand } from './catalogue/export-command.ts'
import { gatewaysCommand } from './gateways-command.ts'
import { generateCommand } from './catalogue/generate-command.ts'
import { demoCommand, importCommand } from './catalogue/import-command.ts'
import { invoicesCommand } from './orders/invoices-command.ts'
import { moveCommand } from './move-command.ts'
import { ordersCommand } from './orders/orders-command.ts'
import { missingTranslationsCommand } from './catalogue/missing-translations-command.ts'
import { refundsCommand } from './orders/refunds-command.ts'
import { questionsCommand } from './reviews/questions-command.ts'
import { requestFilesCommand } from './request-files-command.ts'
import { reviewsCommand } from './reviews/reviews-command.ts'
import { staffCommand } from './staff-command.ts'
import { whatsAppTemplatesCommand } from './whatsapp-templates-command.ts'
import { zatcaCommand } from './orders/zatca-command.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  import: importCommand,
  export: exportCommand,
  'missing-translations': missingTranslationsCommand,
  generate: generateCommand,
  demo: demoCommand,
  gateways: gatewaysCommand,
  invoices: invoicesCommand,
  orders: ordersCommand,
  artwork: artworkCommand,
  refunds: refundsCommand,
  'request-files': requestFilesCommand,
  reviews: reviewsCommand,
  questions: questionsCommand,
  staff: staffCommand,
  backup: backupCommand,
  restore: restoreCommand,
  'move-to': moveCommand,
  zatca: zatcaCommand,
  'whatsapp-templates': whatsAppTemplatesCommand,
}

/**
 * Runs a command line of `npm run shop` with the settings of the process, `settings` first; answers the exit code. What a
 * person can put right is written to standard error; a bug is thrown.
 */
export const runCommandLine = (words: readonly string[], settings: NodeJS.ProcessEnv = {}): Promise<number> =>
  run(words, settings).catch(explain)

async function run([name = 'help', ...args]: readonly string[], settings: NodeJS.ProcessEnv): Promise<number> {
  if (name === 'help' || name === '--help' || name === '-h') return help()
  if (name === 'doctor') return runDoctor(args, () => loadConfig(settings))
  const command = COMMANDS[name]
  if (!command) throw new UsageError(`There is no command "${name}".`)
  return command.run(args, loadConfig(settings))
}

/** What help says of a command. */
type Described = Pick<Command, 'usage' | 'summary' | 'options'>

function help(): number {
  console.log('npm run shop -- <command>\n')
  for (const { usage, summary, options = [] } of [...Object.values<Described>(COMMANDS), doctorUsage as Described]) {
    console.log(`  ${usage}\n      ${summary}`)
    for (const option of options) console.log(`        ${option}`)
  }
  console.log('\nThe format of catalogues: docs/import-format.md')
  return 0
}

/** What a person can put right is one sentence; the rest is a bug and shows where. */
function explain(error: unknown): number {
  if (error instanceof ShopUnavailable) {
    console.error(`The shop's database cannot be used: ${error.message}`)
    return 1
  }
  if (error instanceof BackupProblem) {
    console.error(error.message)
    return 1
  }
  const isTheirs = error instanceof UsageError || error instanceof ConfigError || isParseArgsError(error)
  if (!isTheirs) throw error
  console.error(`${error.message}\nnpm run shop -- help lists the commands.`)
  return 2
}

function isParseArgsError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

import { parseArgs } from 'node:util'
import { importCatalogue } from '#services/catalog-import/import-catalogue.ts'
import type { ImportFailure } from '#services/catalog-import/import-catalogue.ts'
import { UsageError, withShop } from '../command.ts'
import type { Command } from '../command.ts'
import { DEMO_FOLDER } from '../demo/load-demo.ts'
import { problemSentence } from './problem-sentences.ts'
import { showProgress } from './progress.ts'
import { summaryTable } from './summary-table.ts'

interface ImportArguments {
  readonly source: string
  readonly isDryRun: boolean
  readonly images: string | undefined
}

/** Prints what was imported, or every reason why nothing was. Answers the exit code. */
const runImport =
  ({ source, isDryRun, images }: ImportArguments): Command['run'] =>
  (_args, config) =>
    withShop(config, async ({ db, store }) => {
      const progress = showProgress(process.stderr)
      const start = performance.now()
      const imported = await importCatalogue({
        db,
        store,
        source,
        isDryRun,
        imagesFolder: images,
        now: new Date(),
        onProgress: progress.onProgress,
      }).finally(progress.stop)
      if (!imported.ok) return complain(imported.error)
      console.log(summaryTable(imported.value))
      const seconds = ((performance.now() - start) / 1000).toFixed(2)
      console.log(isDryRun ? '\nDry run: nothing was written.' : `\nDone in ${seconds} s.`)
      return 0
    })

export const importCommand: Command = {
  usage: 'import <file|folder> [--dry-run] [--images <folder>]',
  summary: 'Imports a catalogue (JSON, XLSX, CSV): all of it or nothing.',
  options: [
    '--dry-run          check everything, write nothing',
    '--images <folder>  where pictures and templates are looked for first',
  ],
  run: (args, config) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, images: { type: 'string' } },
    })
    const [source, ...more] = positionals
    if (!source || more.length > 0) throw new UsageError('Give one file or folder to import.')
    return runImport({ source, isDryRun: values['dry-run'], images: values.images })(args, config)
  },
}

export const demoCommand: Command = {
  usage: 'demo',
  summary: 'Imports the demo catalogue; what has not changed stays untouched.',
  run: runImport({ source: DEMO_FOLDER, isDryRun: false, images: undefined }),
}

/** Problems shown; the rest is counted. */
const MAX_DISPLAYED = 200

function complain(failure: ImportFailure): number {
  if (failure.code === 'import/storage') {
    console.error(`The files could not be stored: ${failure.error.code}. Nothing was imported.`)
    return 1
  }
  for (const problem of failure.problems.slice(0, MAX_DISPLAYED)) console.error(problemSentence(problem))
  const { length } = failure.problems
  if (length > MAX_DISPLAYED) console.error(`… and ${length - MAX_DISPLAYED} more`)
  console.error(`\n${length} problem${length === 1 ? '' : 's'}. Nothing was imported.`)
  return 1
}

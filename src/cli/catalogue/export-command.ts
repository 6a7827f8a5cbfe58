import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { exportCatalogue } from '#services/catalog-import/export/export-catalogue.ts'
import { UsageError, withShop } from '../command.ts'
import type { Command } from '../command.ts'

export const exportCommand: Command = {
  usage: 'export <file.json|file.xlsx|folder> [--no-files]',
  summary: 'Writes the catalogue: one JSON or XLSX file, or a folder of CSV files. Importing it changes nothing.',
  options: ['--no-files  name pictures and templates by their hash instead of writing them beside it'],
  run: async (args, config) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'no-files': { type: 'boolean', default: false } },
    })
    const [target, ...more] = positionals
    if (!target || more.length > 0) throw new UsageError('Give one file or folder to write.')
    if (!['.json', '.xlsx', ''].includes(extname(target).toLowerCase())) {
      throw new UsageError('Only .json and .xlsx files are written; for CSV give a folder.')
    }
    const { files, seconds } = await withShop(config, async ({ db, store }) => {
      const start = performance.now()
      const written = await exportCatalogue({ db, storage: store.storage, target, withFiles: !values['no-files'] })
      return { ...written, seconds: (performance.now() - start) / 1000 }
    })
    console.log(`Wrote ${target}${files > 0 ? ` and ${files} pictures and templates` : ''} in ${seconds.toFixed(2)} s.`)
    return 0
  },
}

import { readRequestFiles } from '#services/inbox/request-files.ts'
import { UsageError, withShop } from './command.ts'
import type { Command } from './command.ts'
import { saveFiles } from './save-files.ts'

export const requestFilesCommand: Command = {
  usage: 'request-files <reference> [<folder>]',
  summary: 'Saves the files that came with a special request.',
  run: ([reference, folder = 'request-files', ...more], config) => {
    if (!reference || more.length > 0) throw new UsageError('Give one request, such as R-2B4C6D8F.')
    return withShop(config, async ({ db, store }) => {
      const files = await readRequestFiles({ db, storage: store.storage }, reference)
      if (!files) throw new UsageError(`There is no special request ${reference}.`)
      if (files.length === 0) console.log(`Request ${reference}: no file was sent.`)
      await saveFiles(files, reference, folder)
      return 0
    })
  },
}

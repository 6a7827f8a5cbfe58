import { join } from 'node:path'
import type { Config } from '#config'
import { moveShop } from '#services/backup/move-shop.ts'
import { openShopFiles } from '#services/backup/shop-files.ts'
import { UsageError } from './command.ts'
import type { Command } from './command.ts'

export const moveCommand: Command = {
  usage: 'move-to <DATABASE_URL>',
  summary:
    'Moves a stopped shop from its embedded database to an empty one on a server, and its files to the bucket when S3_* is set; every row is compared. Interrupted, it goes on when run again.',
  run: async ([url, ...more], config) => {
    if (!url || more.length > 0 || !/^postgres(ql)?:\/\//.test(url))
      throw new UsageError(
        'Give the address of the new database, past any pooler: postgresql://user:password@host/name',
      )
    if (config.database.url)
      throw new UsageError('DATABASE_URL is set already: this command moves a shop out of its embedded database.')
    const from = await openShopFiles({ kind: 'disk', folder: join(config.dataFolder, 'files') })
    const to = config.storage.kind === 's3' ? await openShopFiles(config.storage) : from
    const { manifest, rows, copied } = await moveShop({
      dataFolder: config.dataFolder,
      targetUrl: url,
      from,
      to,
      now: new Date(),
      onProgress: (sentence) => console.error(`${sentence} …`),
    })
    console.log(`Moved ${rows} rows in ${manifest.tables.length} tables; every row is the same.`)
    if (config.storage.kind === 's3') console.log(`Copied ${copied} files to the bucket.`)
    for (const line of nextSteps(url, config)) console.log(line)
    return 0
  },
}

/** What has to be set for the shop to run over the new database. */
function nextSteps(url: string, { storage, dataFolder }: Config): string[] {
  return [
    '',
    'The old shop is as it was. To run over the new database set',
    `  DATABASE_URL=${url.replace(/:\/\/([^:@/]+):[^@]*@/, '://$1:<password>@')}`,
    storage.kind === 's3'
      ? '  S3_ENDPOINT, S3_BUCKET and their keys as for this command'
      : `  DATA_DIR=${dataFolder} (the files stay there)`,
    '  APP_SECRET, CREDENTIALS_KEY, ZATCA_* and the keys of the gateways as before: what is encrypted and signed depends on them',
    'and start it. Then run "npm run shop -- doctor" and "npm run shop -- invoices verify".',
  ]
}

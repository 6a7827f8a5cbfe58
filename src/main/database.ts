import type { Logger } from 'pino'
import type { Config } from '#config'
import { openDatabase } from '#db/open-database.ts'
import type { OpenDatabase } from '#db/open-database.ts'
import { isDemoUnfinished } from './demo-marker.ts'
import { StartError } from './start-error.ts'

/**
 * Opens the configured database and checks that it keeps what it promises. Throws StartError when an external
 * server does not answer, and in production when a setting could lose data; elsewhere it only warns.
 */
export async function openShopDatabase(config: Config, logger: Logger, onLost: () => void): Promise<OpenDatabase> {
  logger.info(config.database.url ? 'Connecting to PostgreSQL' : 'Starting the embedded PostgreSQL')
  const startsOver = config.demo && isDemoUnfinished(config)
  if (startsOver) logger.info('Loading the demo was interrupted: the shop is emptied and filled again')
  const database = await openDatabase({
    startsOver,
    url: config.database.url,
    directUrl: config.database.directUrl,
    replicaUrl: config.database.replicaUrl,
    max: config.database.pool,
    dataFolder: config.dataFolder,
    onProgress: (sentence) => logger.info(sentence),
    onError: (error) => logger.warn({ err: error }, 'An idle database connection broke'),
    watchServers: {
      onServerState: (server, state) =>
        logger[state === 'READY' || state === 'READ_ONLY' ? 'info' : 'warn'](`The database's ${server} is ${state}`),
    },
    onLost: (error) => {
      logger.fatal({ err: error }, 'The embedded PostgreSQL is gone')
      onLost()
    },
  }).catch((error: unknown) => {
    throw isRefusal(error) ? new StartError(`The database cannot be used: ${error.message}`, { cause: error }) : error
  })
  logger.info(`PostgreSQL ${database.server.version} is ready`)
  await judge(database, config.production, logger)
  return database
}

async function judge(database: OpenDatabase, production: boolean, logger: Logger): Promise<void> {
  const { problems } = database.server
  for (const problem of problems) logger.warn(`Database: ${problem}`)
  if (problems.length === 0 || !production) return
  await database.close()
  throw new StartError(`The database is not safe to use:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
}

/** Errors of the network and of PostgreSQL's log-in have a code; bugs have none. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  /^(E[A-Z]+|28\d{3}|53\d{3}|25006|3D000|57P03|42501)$/.test(String(error.code))

import { SOFTWARE } from '#domain/software.ts'
import { ConfigError } from '#config'
import { DataFolderInUse } from '#db/embedded/ownership.ts'
import { ServerFailure } from '#db/embedded/server-failure.ts'
import { MigrationError } from '#db/migrate.ts'

/** Something outside the program keeps it from starting; the message says what, and is shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

const EXPECTED = [StartError, ConfigError, DataFolderInUse, MigrationError, ServerFailure]

/** Node's and PostgreSQL's codes for a disk, quota or database that takes no more. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Ends the process, saying why: in plain words when the cause is known, with the stack when it is a bug. */
export function exitWith(error: unknown): never {
  const known = EXPECTED.some((kind) => error instanceof kind)
  const isFull = error instanceof Error && 'code' in error && FULL.has(String(error.code))
  const text = !(error instanceof Error)
    ? String(error)
    : isFull
      ? `The disk is full: ${error.message}`
      : known
        ? error.message
        : error.stack
  process.stderr.write(`\n${SOFTWARE.name} cannot start. ${text}\n`)
  process.exit(1)
}

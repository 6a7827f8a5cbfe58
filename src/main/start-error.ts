import { ConfigError } from '#config'
import { DataFolderInUse } from '#db/embedded/ownership.ts'
import { MigrationError } from '#db/migrate.ts'

/** Something outside the program keeps it from starting; the message says what, and is shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

const EXPECTED = [StartError, ConfigError, DataFolderInUse, MigrationError]

/** Ends the process, saying why: in plain words when the cause is known, with the stack when it is a bug. */
export function exitWith(error: unknown): never {
  const known = EXPECTED.some((kind) => error instanceof kind)
  const text = error instanceof Error ? (known ? error.message : error.stack) : String(error)
  process.stderr.write(`\nMatbaa cannot start. ${text}\n`)
  process.exit(1)
}

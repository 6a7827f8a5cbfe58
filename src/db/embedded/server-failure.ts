import { readFile } from 'node:fs/promises'

/** What the end of the server's log may say about a failure just now. */
const LAST_CHARACTERS = 4_000

const FULL = /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT|File too large/i

/** The embedded server cannot be made or started; the message has its own words, and what to do where that is known. */
export class ServerFailure extends Error {
  override readonly name = 'ServerFailure'
  /** It will start once there is space again. */
  readonly isDiskFull: boolean

  constructor(what: string, complaint: string) {
    const isDiskFull = FULL.test(complaint)
    const advice = isDiskFull
      ? '\nThe disk is full: free some space (a new database takes 100 MB), or choose another folder with DATA_DIR.'
      : ''
    super(`${what}\n${complaint.trim()}${advice}`)
    this.isDiskFull = isDiskFull
  }
}

/** An error of work on the embedded server, with the reason that only its log has: a full disk may end it at once. */
export async function explainByLog(error: unknown, log: string): Promise<unknown> {
  const full = (await lastLines(log)).findLast((line) => FULL.test(line))
  return full ? new ServerFailure(`PostgreSQL gave up (its log is ${log}):`, full) : error
}

async function lastLines(log: string): Promise<string[]> {
  try {
    return (await readFile(log, 'utf8')).slice(-LAST_CHARACTERS).split('\n')
  } catch {
    // It has written nothing yet.
    return []
  }
}

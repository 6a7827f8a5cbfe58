const FULL = /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT|File too large/i

/** The embedded server cannot be made or started; the message has its own words, and what to do where that is known. */
export class ServerFailure extends Error {
  override readonly name = 'ServerFailure'

  constructor(what: string, complaint: string) {
    const advice = FULL.test(complaint)
      ? '\nThe disk is full: free some space (a new database takes 100 MB), or choose another folder with DATA_DIR.'
      : ''
    super(`${what}\n${complaint.trim()}${advice}`)
  }
}

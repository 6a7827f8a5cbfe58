import { isPackage } from '../file-state.ts'
import type { SentFile } from './file-slots.ts'

/**
 * Why a line would be without a file that is shown for it: nothing is chosen of a package, it did not arrive, nothing can be
 * printed from it, or it waits for others that are sent first.
 */
type Absence = 'PACKAGE' | 'UNSENT' | 'REFUSED' | 'QUEUED'

/** The first file that a line would be without; undefined when all are in it, or follow by themselves. */
export function absentFile(files: readonly SentFile[]): { readonly name: string; readonly why: Absence } | undefined {
  for (const file of files) {
    const why = absenceOf(file)
    if (why) return { name: file.name, why }
  }
  return undefined
}

function absenceOf({ artwork, problem, uploadId, missingId }: SentFile): Absence | undefined {
  if (artwork) return isPackage(artwork) ? 'PACKAGE' : artwork.state === 'REFUSED' ? 'REFUSED' : undefined
  if (problem !== undefined) return 'UNSENT'
  // By its upload it follows, and what the shop does not find is said at its line.
  return uploadId === undefined && missingId === undefined ? 'QUEUED' : undefined
}

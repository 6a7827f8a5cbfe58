import type { ArtworkOpener } from '../artwork-opener/artwork-opener.ts'
import type { VirusScanner } from './clamd.ts'

/** There was no verdict on a file: nothing is known of it, and it is tried again. */
export class ScannerIsAway extends Error {
  override readonly name = 'ScannerIsAway'
}

/** An opener that opens only what a scanner found clean; a file with a virus is refused, and never read further. */
export const scannedOpener = (opener: ArtworkOpener, scanner: VirusScanner): ArtworkOpener => ({
  ...opener,
  open: async (path) => {
    const scanned = await scanner.scan(path)
    if (!scanned.ok) throw new ScannerIsAway(scanned.error.reason)
    return scanned.value.kind === 'INFECTED' ? { outcome: 'REFUSED', format: 'INFECTED' } : opener.open(path)
  },
})

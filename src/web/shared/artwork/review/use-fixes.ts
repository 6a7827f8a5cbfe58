import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { usePage } from '#ui/page-context.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { checkArtwork, fixArtwork } from '../artwork-calls.ts'
import type { Artwork, Fix, Variant } from '../artwork-calls.ts'
import type { ChangedBy } from '../file-state.ts'
import { openedVersion } from '../sending/opened-version.ts'
import { printFrom } from '../sending/sent-files.ts'
import type { SentFile } from '../sending/file-slots.ts'
import { checkKey } from '../use-artwork.ts'

/** What a customer can have mended in a file, and how to go back. */
export type Fixing = {
  readonly isBusy: boolean
  /** Only customers fix a file here: one that the shop changes, or that is approved, stays as it is. */
  readonly changedBy: ChangedBy
  readonly fix: (fixes: readonly Fix[]) => void
  /** What was sent, while a fixed copy of it is printed from. */
  readonly original: Artwork | undefined
  readonly undo: () => void
}

/** Has a file fixed: the copy takes its place when it has been opened and checked, and the file itself stays. */
export function useFixes(
  slot: string,
  { key, artwork, original }: SentFile,
  { variant, changedBy }: { readonly variant: Variant; readonly changedBy: ChangedBy },
): Fixing {
  const { api } = usePage()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const makeCopy = async (source: Artwork, fixes: readonly Fix[]): Promise<void> => {
    const copy = await openedVersion(api, await fixArtwork(api, source.id, variant, fixes))
    client.setQueryData(checkKey(copy.id, variant), await checkArtwork(api, copy.id, variant))
    printFrom(slot, key, { artwork: copy, original: original ?? source })
  }
  return {
    isBusy,
    changedBy,
    original,
    fix: (fixes) => {
      if (!artwork) return
      setBusy(true)
      makeCopy(artwork, fixes)
        .catch(toastFailure)
        .finally(() => setBusy(false))
    },
    undo: () => printFrom(slot, key, { artwork: original, original: undefined }),
  }
}

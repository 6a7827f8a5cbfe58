import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { isPackage } from './file-state.ts'
import { isSameSides } from './line-files.ts'
import type { LineFiles, StoredFiles } from '#domain/artwork/line-files.ts'
import type { SentFile } from './sending/file-slots.ts'
import { matchVersions, showUploads, showVersions } from './sending/sent-files.ts'

type Options = {
  slot: string
  files: readonly SentFile[]
  printed: StoredFiles
  lineFiles: LineFiles
  /** Whether the sides of the product are known. */
  isKnown: boolean
  onChange: (files: LineFiles) => void
}

/**
 * Shows the versions that are there, and passes on those that arrive, go, or become another side. Answers whether another tab
 * or the shop has changed them since they were shown.
 */
export function useLineFiles({ slot, files, printed, lineFiles, isKnown, onChange }: Options): boolean {
  const page = usePage()
  const [isVisible, setVisible] = useState(false)
  // An upload that turns out to be a package is passed on as one, although nothing else changes.
  const packages = files.filter(({ artwork }) => artwork && isPackage(artwork)).length
  const text = JSON.stringify(lineFiles)
  const start = useEffectEvent(async () => {
    await showVersions(slot, printed.artworkIds, printed.artworkFaces ?? [], page)
    await showUploads(slot, printed.uploadIds ?? [], page)
  })
  // Before the changes of others, which are matched with what is shown.
  useEffect(() => {
    start().then(() => setVisible(true), toastFailure)
  }, [slot])
  const { isChanged, notePassed } = useChangesOfOthers(slot, printed)
  useNewUploads(slot, files, printed)
  const pass = useEffectEvent(() => {
    if (isSameSides(printed, lineFiles)) return
    notePassed(lineFiles)
    onChange(lineFiles)
  })
  useEffect(() => {
    if (isVisible && isKnown) pass()
  }, [isVisible, isKnown, text, packages])
  return isChanged
}

/** Follows versions that others change; answers whether one of them went since something was last passed on here. */
function useChangesOfOthers(slot: string, printed: StoredFiles) {
  const page = usePage()
  const [isChanged, setChanged] = useState(false)
  const present = printed.artworkIds.join()
  /** What this desk has shown or passed on: an answer of the shop to it is no change by others. */
  const own = useRef(new Set([present]))
  const last = useRef(printed.artworkIds)
  const follow = useEffectEvent(async () => {
    const before = last.current
    last.current = printed.artworkIds
    if (own.current.has(present)) return
    own.current = new Set([present])
    // A file that has joined the line by itself is no surprise; one that went is said until something is done here.
    if (before.some((id) => !printed.artworkIds.includes(id))) setChanged(true)
    await matchVersions(slot, printed.artworkIds, printed.artworkFaces ?? [], page)
  })
  useEffect(() => {
    follow().catch(toastFailure)
  }, [present])
  const notePassed = ({ artworkIds }: LineFiles): void => {
    own.current.add(artworkIds.join())
    setChanged(false)
  }
  return { isChanged, notePassed }
}

/** Shows a package of which the shop learned later, such as one that was opened meanwhile. */
function useNewUploads(slot: string, files: readonly SentFile[], printed: StoredFiles): void {
  const page = usePage()
  const uploads = (printed.uploadIds ?? []).join()
  const last = useRef(uploads)
  const follow = useEffectEvent(async () => {
    if (uploads === last.current) return
    last.current = uploads
    const visible = new Set(files.flatMap(({ uploadId, artwork }) => [uploadId, artwork?.fileId]))
    await showUploads(
      slot,
      (printed.uploadIds ?? []).filter((id) => !visible.has(id)),
      page,
    )
  })
  useEffect(() => {
    follow().catch(toastFailure)
  }, [uploads])
}

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
  const [isChanged, setChanged] = useState(false)
  // An upload that turns out to be a package is passed on as one, although nothing else changes.
  const packages = files.filter(({ artwork }) => artwork && isPackage(artwork)).length
  const text = JSON.stringify(lineFiles)
  const present = printed.artworkIds.join()
  /** What this desk has shown or passed on: an answer of the shop to it is no change by others. */
  const own = useRef(new Set([present]))
  const last = useRef(printed.artworkIds)
  const start = useEffectEvent(async () => {
    await showVersions(slot, printed.artworkIds, printed.artworkFaces ?? [], page)
    await showUploads(slot, printed.uploadIds ?? [], page)
  })
  const pass = useEffectEvent(() => {
    if (isSameSides(printed, lineFiles)) return
    own.current.add(lineFiles.artworkIds.join())
    setChanged(false)
    onChange(lineFiles)
  })
  const uploads = (printed.uploadIds ?? []).join()
  const lastUploads = useRef(uploads)
  /** A package of which the shop learned later, such as one that was opened meanwhile. */
  const followUploads = useEffectEvent(async () => {
    if (uploads === lastUploads.current) return
    lastUploads.current = uploads
    const visible = new Set(files.flatMap(({ uploadId, artwork }) => [uploadId, artwork?.fileId]))
    await showUploads(
      slot,
      (printed.uploadIds ?? []).filter((id) => !visible.has(id)),
      page,
    )
  })
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
    start().then(() => setVisible(true), toastFailure)
  }, [slot])
  useEffect(() => {
    follow().catch(toastFailure)
  }, [present])
  useEffect(() => {
    followUploads().catch(toastFailure)
  }, [uploads])
  useEffect(() => {
    if (isVisible && isKnown) pass()
  }, [isVisible, isKnown, text, packages])
  return isChanged
}

import { useEffect, useEffectEvent, useState } from 'react'
import { MAX_ARTWORKS } from '#domain/cart/cart-item.ts'
import { UPLOAD_POLICY } from '#domain/artwork/upload-policy.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import type { Variant } from './artwork-calls.ts'
import { DropZone } from './drop-zone.tsx'
import { FileRow } from './file-row.tsx'
import { unfinishedUploads } from './remembered-uploads.ts'
import { removeFile, sendFiles, showVersions, useSentFiles } from './sent-files.ts'
import { useFaces } from './use-artwork.ts'

type Props = {
  /** Names what the files are for, in this document. */
  slot: string
  variant: Variant
  /** Versions that are there already. */
  ids: readonly string[]
  /** The files were approved: they are shown, and stay. */
  isLocked?: boolean
  /** Called with the versions that can be printed from, whenever they change. */
  onChange: (ids: readonly string[]) => void
}

/** Where files are sent and looked at: the sheet that takes them, and each with what a printer says about it. */
export function Desk({ slot, variant, ids, isLocked = false, onChange }: Props) {
  const t = useT('artwork')
  const page = usePage()
  const files = useSentFiles(slot)
  const face = useFaces(variant)?.[0]
  const [problems, setProblems] = useState<readonly string[]>([])
  useVersions(slot, ids, onChange)
  const add = (chosen: readonly File[]): void => {
    const room = MAX_ARTWORKS - files.length
    const fitting = chosen.filter(({ size }) => size > 0 && size <= UPLOAD_POLICY.maxFileBytes)
    setProblems([
      ...chosen.filter(({ size }) => size === 0).map(({ name }) => t('empty', { name })),
      ...chosen.filter(({ size }) => size > UPLOAD_POLICY.maxFileBytes).map(({ name }) => t('tooLarge', { name })),
      ...(fitting.length > room ? [t('tooMany', { count: MAX_ARTWORKS })] : []),
    ])
    void sendFiles(slot, fitting.slice(0, room), page)
  }
  return (
    <div className="desk">
      {files.length > 0 ? (
        <ul className="art-files" aria-label={t('files')}>
          {files.map((file) => (
            <FileRow
              key={file.key}
              file={file}
              slot={slot}
              variant={variant}
              {...(!isLocked && { onRemove: () => removeFile(slot, file.key, page.language) })}
            />
          ))}
        </ul>
      ) : null}
      {isLocked ? null : <DropZone face={face} hasFiles={files.length > 0} onFiles={add} />}
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className="art-bad">
            {problem}
          </p>
        ))}
      </div>
      <Unfinished active={files.map(({ name }) => name)} />
    </div>
  )
}

/** Uploads of an earlier visit that can go on. */
function Unfinished({ active }: { active: readonly string[] }) {
  const t = useT('artwork')
  const waiting = unfinishedUploads().filter(({ name }) => !active.includes(name))
  return waiting.map(({ id, name }) => (
    <p key={id} className="note">
      {t('goOn', { name })}
    </p>
  ))
}

/** Shows the versions that are there, and passes on those that arrive or go. */
function useVersions(slot: string, ids: readonly string[], onChange: Props['onChange']): void {
  const page = usePage()
  const files = useSentFiles(slot)
  const [isShown, setShown] = useState(false)
  const usable = files.flatMap(({ artwork }) => (artwork && artwork.state !== 'REFUSED' ? [artwork.id] : [])).join(' ')
  const start = useEffectEvent(() => showVersions(slot, ids, page))
  const pass = useEffectEvent((found: string) => found !== ids.join(' ') && onChange(found ? found.split(' ') : []))
  useEffect(() => {
    start().then(() => setShown(true), toastFailure)
  }, [slot])
  useEffect(() => {
    if (isShown) pass(usable)
  }, [isShown, usable])
}

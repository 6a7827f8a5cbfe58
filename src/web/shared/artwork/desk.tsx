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
import { Designs } from './designs.tsx'
import { isSameSides, lineFilesOf } from './line-files.ts'
import type { LineFiles, StoredFiles } from './line-files.ts'

type Props = {
  /** Names what the files are for, in this document. */
  slot: string
  variant: Variant
  /** What it is printed from already. */
  printed: StoredFiles
  /** Pieces of the line, which its designs share. */
  quantity: number
  /** The files were approved: they are shown, and stay. */
  isLocked?: boolean
  /** Called with what can be printed from, whenever it changes. */
  onChange: (files: LineFiles) => void
}

/** Where files are sent and looked at: the sheet that takes them, and each with what a printer says about it. */
export function Desk({ slot, variant, printed, quantity, isLocked = false, onChange }: Props) {
  const t = useT('artwork')
  const page = usePage()
  const files = useSentFiles(slot)
  const faces = useFaces(variant)
  const [problems, setProblems] = useState<readonly string[]>([])
  const sharing = { pieces: printed.designPieces ?? [], quantity }
  const lineFiles = lineFilesOf(files, faces ?? [], sharing)
  useVersions({ slot, printed, lineFiles, isKnown: faces !== undefined, onChange })
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
              faces={faces ?? []}
              isLocked={isLocked}
              {...(!isLocked && { onRemove: () => removeFile(slot, file.key, page.language) })}
            />
          ))}
        </ul>
      ) : null}
      <Designs
        files={lineFiles}
        names={files.flatMap(({ name, artwork }) => (artwork && artwork.state !== 'REFUSED' ? [name] : []))}
        quantity={quantity}
        isLocked={isLocked}
        onPieces={(designPieces) => onChange({ ...lineFiles, designPieces })}
      />
      {isLocked ? null : <DropZone face={faces?.[0]} hasFiles={files.length > 0} onFiles={add} />}
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

type Shown = Pick<Props, 'slot' | 'printed' | 'onChange'> & {
  lineFiles: LineFiles
  /** Whether the sides of the product are known. */
  isKnown: boolean
}

/** Shows the versions that are there, and passes on those that arrive, go, or become another side. */
function useVersions({ slot, printed, lineFiles, isKnown, onChange }: Shown): void {
  const page = usePage()
  const [isShown, setShown] = useState(false)
  const text = JSON.stringify(lineFiles)
  const start = useEffectEvent(() => showVersions(slot, printed.artworkIds, printed.artworkFaces ?? [], page))
  const pass = useEffectEvent(() => {
    if (!isSameSides(printed, lineFiles)) onChange(lineFiles)
  })
  useEffect(() => {
    start().then(() => setShown(true), toastFailure)
  }, [slot])
  useEffect(() => {
    if (isShown && isKnown) pass()
  }, [isShown, isKnown, text])
}

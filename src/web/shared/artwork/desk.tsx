import { useRef } from 'react'
import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { MAX_ARTWORKS } from '#domain/cart/cart-item.ts'
import { useT } from '#ui/i18n/use-t.ts'
import type { Variant } from './artwork-calls.ts'
import { DropZone } from './sending/drop-zone.tsx'
import type { ChangedBy } from './file-state.ts'
import { FileRow } from './file-row.tsx'
import { unfinishedUploads } from './sending/upload-records.ts'
import { ReuseFile } from './reuse-file.tsx'
import { useSentFiles } from './sending/sent-files.ts'
import { useSheet } from './use-artwork.ts'
import { Designs } from './designs.tsx'
import { lineFilesOf } from './line-files.ts'
import { useChosenFiles } from './sending/use-chosen-files.ts'
import { useSetAside } from './use-set-aside.tsx'
import { useLineFiles } from './use-line-files.ts'
import type { LineFiles, LinePlace, StoredFiles } from '#domain/artwork/line-files.ts'

type Props = {
  /** Names what the files are for, in this document. */
  slot: string
  /** The line of an order that files are sent for. */
  line?: LinePlace
  variant: Variant
  /** What it is printed from already. */
  printed: StoredFiles
  /** Pieces of the line, which its designs share. */
  quantity: number
  /** null: the files are approved, and stay as they are. */
  changedBy?: ChangedBy
  /** Called with what can be printed from, whenever it changes. */
  onChange: (files: LineFiles) => void
  /** Leaves broken lines of a file to the shop, with the customer's wish; missing where that cannot be chosen any more. */
  onSetLines?: (wish: string) => void
}

/** Where files are sent and looked at: the sheet that takes them, and each with what a printer says about it. */
export function Desk({ slot, line, variant, printed, quantity, changedBy = 'CUSTOMER', onChange, onSetLines }: Props) {
  const t = useT('artwork')
  const isLocked = changedBy === null
  const files = useSentFiles(slot)
  const { faces, templates = [] } = useSheet(variant) ?? {}
  const { problems, add, replace } = useChosenFiles(slot, files.length, line)
  const lineFiles = lineFilesOf(files, faces ?? [], { printed, quantity })
  const { takeOff, takeAgain } = useSetAside(slot, line)
  const desk = useRef<HTMLDivElement>(null)
  const isChanged = useLineFiles({ slot, files, printed, lineFiles, isKnown: faces !== undefined, onChange })
  const remove = (key: string): void => {
    // The button that was pressed goes with its file, and the tenth one gives its place to the sheet that takes another.
    flushSync(() => takeOff(key))
    desk.current?.querySelector<HTMLElement>('.drop-zone-in button')?.focus()
  }
  return (
    <div className="desk" ref={desk}>
      <ChangedElsewhere isChanged={isChanged} />
      {files.length > 0 ? (
        <ul className="art-files" aria-label={t('files')}>
          {files.map((file) => (
            <FileRow
              key={file.key}
              file={file}
              slot={slot}
              variant={variant}
              faces={faces ?? []}
              changedBy={changedBy}
              {...(!isLocked && {
                onRemove: () => remove(file.key),
                onReplace: (chosen) => replace(file, chosen),
                onSetLines,
              })}
            />
          ))}
        </ul>
      ) : null}
      <Designs
        files={lineFiles}
        names={files.flatMap(({ name, artwork, missingId }) =>
          missingId !== undefined ? [t('notFound')] : artwork && artwork.state !== 'REFUSED' ? [name] : [],
        )}
        quantity={quantity}
        isLocked={isLocked}
        onPieces={(designPieces) => onChange({ ...lineFiles, designPieces })}
      />
      {isLocked ? null : (
        <MoreFiles
          count={files.length}
          problems={problems}
          face={faces?.[0]}
          templates={templates}
          used={lineFiles.artworkIds}
          onFiles={add}
          onUse={takeAgain}
        />
      )}
      <Unfinished active={files.map(({ name }) => name)} line={line} />
    </div>
  )
}

/** Says that the files were changed in another tab or browser. */
function ChangedElsewhere({ isChanged }: { isChanged: boolean }) {
  const t = useT('artwork')
  return (
    <p className={isChanged ? 'art-state look' : undefined} role="status">
      {isChanged ? t('changedElsewhere') : ''}
    </p>
  )
}

type MoreFilesProps = Pick<ComponentProps<typeof DropZone>, 'face' | 'templates' | 'onFiles'> &
  Pick<ComponentProps<typeof ReuseFile>, 'used' | 'onUse'> & { count: number; problems: readonly string[] }

/** Where another file is chosen, as long as the line takes one more. */
function MoreFiles({ count, problems, face, templates, used, onFiles, onUse }: MoreFilesProps) {
  const t = useT('artwork')
  return (
    <>
      <Problems texts={problems} />
      {count < MAX_ARTWORKS ? (
        <>
          <DropZone face={face} hasFiles={count > 0} templates={templates} onFiles={onFiles} />
          <ReuseFile used={used} onUse={onUse} />
        </>
      ) : (
        <p className="note">{t('tooMany', { count: MAX_ARTWORKS })}</p>
      )}
    </>
  )
}

/** What was chosen may lie below what is in sight, or below the price bar of a phone. */
const bringIntoView = (problem: HTMLElement | null): void => problem?.scrollIntoView({ block: 'center' })

const Problems = ({ texts }: { texts: readonly string[] }) => (
  <div role="alert">
    {texts.map((text) => (
      <p key={text} className="art-bad" ref={bringIntoView}>
        {text}
      </p>
    ))}
  </div>
)

/** Uploads of an earlier visit that can go on here. */
function Unfinished({ active, line }: { active: readonly string[]; line: LinePlace | undefined }) {
  const t = useT('artwork')
  const waiting = unfinishedUploads(line).filter(({ name }) => !active.includes(name))
  return waiting.map(({ id, name }) => (
    <p key={id} className="note">
      {t('goOn', { name })}
    </p>
  ))
}

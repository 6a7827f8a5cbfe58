import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { byteSizeText } from '#domain/text/byte-size.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { CropMarks, Icon } from '#ui/icons/icon.tsx'
import { Ltr, sizeText } from '#ui/text/bidi.tsx'
import { usePage } from '#ui/page-context.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { laidOut } from '../laid-out.ts'
import type { Face, Template } from '../artwork-calls.ts'
import { ACCEPTED_FILES } from '../artwork-kinds.ts'
import { FileInput } from './file-input.tsx'
import { frameOfFace, SheetLines } from '../sheet-lines.tsx'

const KINDS = 'PDF, AI, PSD, SVG, PNG, JPG, WebP, TIFF, EPS, ZIP'
/** Before the size is known. */
const ANY_SHEET = { width: 90, height: 55 }

type Props = {
  face: Face | undefined
  hasFiles: boolean
  templates: readonly Template[]
  onFiles: (files: readonly File[]) => void
}

/** The blank sheet in its true proportion, with its lines: the whole of it takes files. */
export function DropZone({ face, hasFiles, templates, onFiles }: Props) {
  const t = useT('artwork')
  const { language } = usePage()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  usePastedFiles(onFiles)
  useMissedDrops()
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const frame = face && frameOfFace(face)
  return (
    <div className="drop-zone">
      <div
        className={`drop-zone-page${isOver ? ' is-over' : ''}${hasFiles ? ' more' : ''}`}
        ref={laidOut({ aspectRatio: hasFiles ? '' : proportionOf(frame ?? ANY_SHEET) })}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {hasFiles ? null : <CropMarks />}
        {face && frame && !hasFiles ? (
          <SheetLines face={face} trim={{ left: 0, top: 0, ...sizeOf(face) }} frame={frame} />
        ) : null}
        <div className="drop-zone-in">
          <b className="no-phone">{t('drop')}</b>
          <Button look={hasFiles ? 'outline' : 'secondary'} onClick={() => input.current?.click()}>
            <Icon name="upload" />
            {t(hasFiles ? 'another' : 'choose')}
          </Button>
        </div>
      </div>
      <Button look="outline" size="sm" className="drop-zone-camera" onClick={() => camera.current?.click()}>
        {t('camera')}
      </Button>
      <FileInput ref={input} accept={ACCEPTED_FILES} multiple onFiles={onFiles} />
      <FileInput ref={camera} accept="image/*" capture="environment" onFiles={onFiles} />
      {hasFiles ? null : (
        <p className="quiet">
          {face ? `${t('sheet', { size: sizeText(face, language), bleed: face.bleed })}. ` : null}
          {t('limits')}{' '}
          <bdi dir="ltr" translate="no">
            {KINDS}
          </bdi>
        </p>
      )}
      {hasFiles || templates.length === 0 ? null : <BlankSheets templates={templates} />}
    </div>
  )
}

/** The sheets to draw on, with their lines: each in the formats it has. */
function BlankSheets({ templates }: { templates: readonly Template[] }) {
  const t = useT('artwork')
  const names = [...new Set(templates.map(({ name }) => name))]
  return (
    <div className="quiet blank-sheets">
      {t('blankSheet')}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <UserText>{name}</UserText>{' '}
            <span>
              {templates
                .filter((each) => each.name === name)
                .map(({ href, fileName, byteSize }) => (
                  <a key={href} className="underlined" href={href} download={fileName}>
                    <span className="visually-hidden">{name} </span>
                    <Ltr>
                      {/[^.]*$/.exec(fileName)?.[0].toUpperCase()} {byteSizeText(byteSize)}
                    </Ltr>
                  </a>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Something very long is drawn shorter, so that it stays a place to drop files on. */
const proportionOf = ({ width, height }: { width: number; height: number }): string =>
  `${Math.max(width, height / 1.4)} / ${height}`

const sizeOf = ({ width, height }: Face) => ({ width, height })

/** A file that is dropped beside the sheet would be opened by the browser in the place of the page. */
function useMissedDrops(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent): void => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
}

/** A picture that is pasted anywhere on the page, but into a field, is a file too. */
function usePastedFiles(onFiles: Props['onFiles']): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent): void => take(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

import { useId } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Moment } from '#ui/text/moment.tsx'
import { useMay } from '../../app/me.tsx'
import type { DeskFile, Line } from './artwork.queries.ts'
import { useDeskAction } from './use-desk-action.ts'

type Props = {
  line: Line
  file: DeskFile | undefined
  /** The version that the page is compared with. */
  compared: string | undefined
  onCompare: (version: string | undefined) => void
}

/** All versions of a file: which one is printed, what each is compared by, and a corrected one from here. */
export function FileVersions({ line, file, compared, onCompare }: Props) {
  const t = useT('office-artwork')
  const { isBusy, problem, act, send } = useDeskAction(line)
  const mayEdit = useMay('artwork.edit')
  const id = useId()
  const isOpen = mayEdit && line.actions.some(({ action, refusal }) => action === 'replaceFile' && refusal === null)
  const place = file ? line.files.indexOf(file) + 1 : line.files.length + 1
  return (
    <>
      <ul className="desk-rows">
        {file?.versions.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            isPrinted={version.version === file.version}
            isCompared={version.version === compared}
            onCompare={() => onCompare(compared === version.version ? undefined : version.version)}
            onUse={
              isOpen && !isBusy ? () => void act(`files/${place}/version`, { version: version.version }) : undefined
            }
          />
        ))}
      </ul>
      {isOpen ? (
        <p className="desk-send">
          <label className="btn outline sm" htmlFor={id} aria-disabled={isBusy}>
            {t(isBusy ? 'sendingFile' : file ? 'sendCorrected' : 'sendFile')}
          </label>
          <input
            id={id}
            className="visually-hidden"
            type="file"
            disabled={isBusy}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) void send(place, chosen)
              target.value = ''
            }}
          />
        </p>
      ) : null}
      <p role="alert" className="bad">
        {problem}
      </p>
    </>
  )
}

type RowProps = {
  version: DeskFile['versions'][number]
  isPrinted: boolean
  isCompared: boolean
  onCompare: () => void
  /** Prints from it; undefined while the file cannot be changed. */
  onUse: (() => void) | undefined
}

function VersionRow({ version, isPrinted, isCompared, onCompare, onUse }: RowProps) {
  const t = useT('office-artwork')
  return (
    <li aria-current={isPrinted ? 'true' : undefined}>
      <span>
        <b>{t('version', { number: version.number })}</b> ·{' '}
        {version.by === null ? t(`source-${version.source}`) : <bdi>{version.by}</bdi>}
        {isPrinted ? <em className="quiet"> · {t('printedVersion')}</em> : null}
      </span>
      <span className="quiet">
        <Moment at={version.sentAt} />
      </span>
      {isPrinted || version.pages.length === 0 ? null : (
        <span className="desk-row-actions">
          <button type="button" className="underlined" aria-pressed={isCompared} onClick={onCompare}>
            {t('compareVersion')}
          </button>
          {onUse ? (
            <button type="button" className="underlined" onClick={onUse}>
              {t('useVersion')}
            </button>
          ) : null}
        </span>
      )}
    </li>
  )
}

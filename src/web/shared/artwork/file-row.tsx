import { useMemo, useState } from 'react'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { pageBlend, pageGround } from '#domain/preview/ground.ts'
import { byteSizeText } from '#domain/text/byte-size.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { usePage } from '#ui/page-context.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import type { Artwork, Check, Face, Variant } from './artwork-calls.ts'
import { ContentQuestions } from './content-questions.tsx'
import { fileState, isPackage, type ChangedBy } from './file-state.ts'
import { ReviewDialog } from './review/review-dialog.tsx'
import { SendingRow } from './sending/sending-row.tsx'
import { mayBeSide, sideOf } from './line-files.ts'
import { PackageFiles } from './package-files.tsx'
import { sendAgain } from './sending/sending-files.ts'
import { nameSide, replaceByFiles } from './sending/sent-files.ts'
import type { SentFile } from './sending/file-slots.ts'
import { FileThumb } from './file-thumb.tsx'
import { useCheck } from './use-artwork.ts'
import { useFixes } from './review/use-fixes.ts'

type Props = {
  file: SentFile
  slot: string
  variant: Variant
  /** The sides of the product. */
  faces: readonly Face[]
  changedBy: ChangedBy
  onRemove?: (() => void) | undefined
  onReplace?: ((files: readonly File[]) => void) | undefined
  /** Leaves broken lines of the file to the shop, with the customer's wish. */
  onSetLines?: ((wish: string) => void) | undefined
}

/** A file: its first page, its name, how it stands, and the one action that helps. */
export function FileRow({ file, slot, variant, faces, changedBy, onRemove, onReplace, onSetLines }: Props) {
  const t = useT('artwork')
  const face = sideOf(file, faces)
  const printed = useMemo(() => (face === null ? variant : { ...variant, face }), [variant, face])
  const { name, size, artwork, problem, missingId } = file
  const { check } = useCheck(artwork, printed)
  if (missingId !== undefined) return <MissingFile onRemove={onRemove} />
  return (
    <li className="art-file">
      <FileThumb artwork={artwork} ground={check && pageGround(check)} blend={check && pageBlend(check)} />
      <div>
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          <span className="quiet">
            <Ltr>{byteSizeText(size)}</Ltr>
          </span>
        </p>
        {mayBeSide(artwork, faces) && changedBy !== null ? (
          <SideSelect file={file} face={face} faces={faces} onSide={(side) => nameSide(slot, file.key, side)} />
        ) : null}
        {problem !== undefined ? (
          <UnsentFile file={file} problem={problem} />
        ) : artwork ? (
          <CheckedFile
            file={file}
            slot={slot}
            artwork={artwork}
            variant={printed}
            changedBy={changedBy}
            {...{ onReplace, onSetLines }}
          />
        ) : (
          <SendingRow file={file} onCancel={onRemove ?? (() => undefined)} />
        )}
      </div>
      {onRemove && (artwork || problem !== undefined) ? (
        <Button look="ghost" size="icon" aria-label={t('removeOf', { name })} onClick={onRemove}>
          <Icon name="close" />
        </Button>
      ) : null}
    </li>
  )
}

/** Why a file did not arrive; where that may pass, it is sent again from where it stopped. */
function UnsentFile({ file: { key, maySendAgain }, problem }: { file: SentFile; problem: string }) {
  const t = useT('artwork')
  const page = usePage()
  return (
    <>
      <p className="art-state must" role="alert">
        <Icon name="warning" />
        <span>
          {maySendAgain ? <b>{problem}</b> : problem}
          {maySendAgain ? <span>{t('arrivedStays')}</span> : null}
        </span>
      </p>
      {maySendAgain ? (
        <p className="art-acts">
          <Button look="outline" size="sm" onClick={() => void sendAgain(key, page)}>
            {t('again')}
          </Button>
        </p>
      ) : null}
    </>
  )
}

/** A file of the line that the shop does not find: what can be done, and nothing is taken away by itself. */
function MissingFile({ onRemove }: Pick<Props, 'onRemove'>) {
  const t = useT('artwork')
  return (
    <li className="art-file">
      <FileThumb artwork={undefined} />
      <p className="art-state must" role="status">
        <Icon name="warning" />
        <span>
          <b>{t('notFound')}</b>
          <span>{t('notFoundText')}</span>
        </span>
      </p>
      {onRemove ? (
        <Button look="ghost" size="icon" aria-label={t('removeOf', { name: t('notFound') })} onClick={onRemove}>
          <Icon name="close" />
        </Button>
      ) : null}
    </li>
  )
}

type SideProps = {
  file: SentFile
  face: FaceCode | null
  faces: readonly Face[]
  onSide: (face: FaceCode | null) => void
}

/** Which side a file is, of a product with several. */
function SideSelect({ file, face, faces, onSide }: SideProps) {
  const t = useT('artwork')
  return (
    <span className="art-side">
      <select
        aria-label={t('sideOf', { name: file.name })}
        value={face ?? ''}
        onChange={({ currentTarget }) => onSide(faces.find(({ code }) => code === currentTarget.value)?.code ?? null)}
      >
        <option value="">{t('allSides')}</option>
        {faces.map(({ code }) => (
          <option key={code} value={code}>
            {t('onlySide', { side: t(`face-${code}`) })}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  )
}

const PreviewDialog = onDemand(() => import('./preview/preview-dialog.tsx'))

const ICONS = { good: 'check', look: 'warning', must: 'warning', wait: 'clock' } as const

type CheckedFileProps = Pick<Props, 'file' | 'slot' | 'variant' | 'changedBy' | 'onReplace' | 'onSetLines'> & {
  artwork: Artwork
}

/** What was found in a file that is here. */
function CheckedFile({ file, slot, artwork, variant, changedBy, ...more }: CheckedFileProps) {
  const t = useT('artwork')
  const page = usePage()
  const [isOpen, setOpen] = useState(false)
  const { check, isFailed, again, confirm } = useCheck(artwork, variant)
  const fixing = useFixes(slot, file, { variant, changedBy })
  const state = fileState(t, artwork, { check, changedBy })
  if (isFailed) {
    return (
      <p className="art-state wait">
        {t('checkFailed')}
        <Button look="link" onClick={again}>
          {t('again')}
        </Button>
      </p>
    )
  }
  return (
    <>
      <p className={`art-state ${state.tone}`} role="status">
        <Icon name={ICONS[state.tone]} />
        <span>
          <b>{state.title}</b>
          {state.text === undefined ? null : <span>{state.text}</span>}
        </span>
      </p>
      {check ? (
        <p className="art-acts">
          <SeeIt artwork={artwork} check={check} />
          {state.hasMore ? (
            <>
              <Button
                look="outline"
                size="sm"
                aria-label={t('lookOf', { name: artwork.name })}
                onClick={() => setOpen(true)}
              >
                {t('look')}
              </Button>
              <ReviewDialog
                open={isOpen}
                onClose={() => setOpen(false)}
                artwork={artwork}
                check={check}
                variant={variant}
                fixing={fixing}
                onConfirm={confirm}
                {...more}
              />
            </>
          ) : null}
        </p>
      ) : null}
      {isPackage(artwork) && changedBy !== null ? (
        <PackageFiles artwork={artwork} onTaken={(artworks) => replaceByFiles(slot, file.key, artworks, page)} />
      ) : null}
      {check && changedBy !== null ? <ContentQuestions artwork={artwork} /> : null}
    </>
  )
}

/** Leads to the file on the product, or flat where there is no picture of the product, once there is a page to be shown. */
function SeeIt({ artwork, check }: { artwork: Artwork; check: Check }) {
  const t = useT('artwork')
  const [isOpen, setOpen] = useState(false)
  if (artwork.pictures.length === 0 || check.pages.length === 0) return null
  const isOnProduct = check.shots.length > 0
  return (
    <>
      <Button
        look="outline"
        size="sm"
        aria-label={t(isOnProduct ? 'previewOf' : 'flatOf', { name: artwork.name })}
        onClick={() => setOpen(true)}
      >
        {t(isOnProduct ? 'preview' : 'flat')}
      </Button>
      {isOpen ? (
        <PreviewDialog
          open
          onClose={() => setOpen(false)}
          onFailure={() => setOpen(false)}
          artwork={artwork}
          check={check}
        />
      ) : null}
    </>
  )
}

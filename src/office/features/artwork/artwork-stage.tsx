import { useState } from 'react'
import { isApiFailure } from '#ui/api-failure.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { groupDigits } from '#ui/text/bidi.tsx'
import { Keys } from '../../keys/keys.tsx'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import { StateNote } from '../../components/states.tsx'
import type { DeskFile, Line } from './artwork.queries.ts'
import { pageSides } from './page-sides.ts'
import { PageOnTable } from './page-on-table.tsx'
import { PlateStrip } from './plates/plate-strip.tsx'
import { usePlates } from './plates/plates.queries.ts'

type OpenPage = { readonly file: number; readonly page: number }

type Props = {
  line: Line
  file: DeskFile | undefined
  current: OpenPage
  finding: number | undefined
  /** A version that the page is compared with. */
  compared: string | undefined
  onShow: (current: OpenPage) => void
  onFinding: (index: number) => void
}

/** The page on the table, with where it is cut, what must stay inside, and what was found on it. */
export function ArtworkStage({ line, file, current, finding, compared, onShow, onFinding }: Props) {
  const t = useT('office-artwork')
  const [layers, setLayers] = useState<Layers>({ boxes: true, ink: false, findings: true, wishes: true })
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const [isBefore, setBefore] = useState(true)
  const [zoom, setZoom] = useState(1)
  const toggle = (layer: keyof Layers) => setLayers({ ...layers, [layer]: !layers[layer] })
  const all = line.files.flatMap((each, index) => each.pages.map((_, page) => ({ file: index, page })))
  const at = all.findIndex((each) => each.file === current.file && each.page === current.page)
  const next = all[(at + 1) % Math.max(1, all.length)]
  useHotkeys([
    { keys: 'b', name: t('layer-boxes'), run: () => toggle('boxes') },
    { keys: 'i', name: t('layer-ink'), run: () => toggle('ink') },
    { keys: 'd', name: t('layer-findings'), run: () => toggle('findings') },
    { keys: 'p', name: t('layer-wishes'), run: () => toggle('wishes') },
    ...(compared === undefined ? [] : [{ keys: 'space', name: t('blink'), run: () => setBefore(!isBefore) }]),
    ...(next && all.length > 1 ? [{ keys: 'f', name: t('nextPage'), run: () => onShow(next) }] : []),
  ])
  const page = file?.pages[current.page]
  const plates = usePlates(file?.version, page?.page, layers.ink)
  const inks = chosen ?? new Set(plates.data?.plates.map(({ ink }) => ink))
  return (
    <section className="desk-stage" aria-label={t('stage')}>
      <StageHead line={line} file={file} all={all} at={at} onShow={onShow} />
      <StageTools layers={layers} onLayer={toggle} zoom={zoom} onZoom={setZoom} />
      {file && page ? (
        <PageOnTable
          line={line}
          file={file}
          page={page}
          sheet={file.sheets[current.page] ?? file.sheets[0]}
          zoom={zoom}
          layers={layers}
          ink={layers.ink && plates.data ? { set: plates.data, chosen: inks } : undefined}
          instead={isBefore ? compared : undefined}
          finding={finding}
          onFinding={onFinding}
        />
      ) : (
        <StateNote title={t('noPicture')} text={t('noPictureText')} />
      )}
      {compared === undefined ? null : (
        <p className="desk-compared" role="status">
          {t(isBefore ? 'shownBefore' : 'shownNow')} <Keys of="space" />
          <button type="button" className="btn outline sm" onClick={() => setBefore(!isBefore)}>
            {t('blink')}
          </button>
        </p>
      )}
      {layers.ink && plates.data ? <PlateStrip set={plates.data} chosen={inks} onChosen={setChosen} /> : null}
      {layers.ink && plates.isLoading ? <p className="desk-compared">{t('separating')}</p> : null}
      {layers.ink && plates.error ? (
        <p className="desk-compared bad" role="alert">
          {isApiFailure(plates.error) ? plates.error.answer?.message : null}
        </p>
      ) : null}
    </section>
  )
}

const LAYER_KEYS = { boxes: 'b', ink: 'i', findings: 'd', wishes: 'p' } as const

type HeadProps = Pick<Props, 'line' | 'file' | 'onShow'> & { all: readonly OpenPage[]; at: number }

/** Whose line it is, of what, and which of its pages is shown. */
function StageHead({ line, file, all, at, onShow }: HeadProps) {
  const t = useT('office-artwork')
  const sides = pageSides(line.files)
  return (
    <header>
      <div>
        <h2>
          <bdi>{line.customer}</bdi>{' '}
          <bdi dir="ltr" className="quiet">
            {line.code}
          </bdi>
        </h2>
        <p>
          <bdi>{[line.name, line.variant].filter(Boolean).join(' · ')}</bdi> ·{'\u00A0'}
          {groupDigits(line.quantity)}
          {file ? (
            <bdi dir="auto" className="desk-file-name">
              {file.label}
            </bdi>
          ) : null}
          {file ? <PartOfLine line={line} file={file} /> : null}
        </p>
        <BlankFaces line={line} />
      </div>
      {all.length > 1 ? (
        <div className="desk-tabs" role="group" aria-label={t('pages')}>
          {all.map((each, index) => (
            <button
              key={`${each.file}.${each.page}`}
              type="button"
              aria-pressed={index === at}
              onClick={() => onShow(each)}
            >
              {sides?.[index] ? t(`side-${sides[index]}`) : t('page', { number: index + 1 })}
            </button>
          ))}
        </div>
      ) : null}
    </header>
  )
}

/** Which design of several the file belongs to, how many pieces are made of it, and which side it is. */
function PartOfLine({ line, file }: { line: Line; file: DeskFile }) {
  const t = useT('office-artwork')
  const count = new Set(line.files.map(({ design }) => design)).size
  if (count < 2 && file.face === null) return null
  return (
    <span className="desk-part">
      {count < 2 ? null : t('design', { number: file.design + 1, count })}
      {count < 2 || file.pieces === null ? null : ` · ${t('pieces', { count: file.pieces })}`}
      {file.face === null ? null : ` · ${t(`face-${file.face}`)}`}
    </span>
  )
}

/** The sides that stay unprinted: no file has a page for them. */
function BlankFaces({ line: { blankFaces } }: { line: Line }) {
  const t = useT('office-artwork')
  const faces = new Set(blankFaces.map(({ face }) => face))
  return [...faces].map((face) => (
    <p key={face} className="desk-part">
      {t(`blank-${face}`)}
    </p>
  ))
}

type Layers = Readonly<Record<keyof typeof LAYER_KEYS, boolean>>

type ToolProps = {
  layers: Layers
  onLayer: (layer: keyof Layers) => void
  zoom: number
  onZoom: (zoom: number) => void
}

/** What is drawn over the page, and how large it is. */
function StageTools({ layers, onLayer, zoom, onZoom }: ToolProps) {
  const t = useT('office-artwork')
  return (
    <div className="desk-tools">
      {(['boxes', 'ink', 'findings', 'wishes'] as const).map((layer) => (
        <button
          key={layer}
          type="button"
          className="desk-layer"
          aria-pressed={layers[layer]}
          onClick={() => onLayer(layer)}
        >
          {t(`layer-${layer}`)} <Keys of={LAYER_KEYS[layer]} />
        </button>
      ))}
      <span className="desk-zoom">
        <button
          type="button"
          className="btn outline icon sm"
          aria-label={t('smaller')}
          onClick={() => onZoom(Math.max(1, zoom / 1.5))}
        >
          −
        </button>
        <button
          type="button"
          className="btn outline icon sm"
          aria-label={t('larger')}
          onClick={() => onZoom(Math.min(8, zoom * 1.5))}
        >
          +
        </button>
      </span>
    </div>
  )
}

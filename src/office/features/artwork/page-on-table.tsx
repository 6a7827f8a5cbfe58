import { Fragment, useCallback, useState } from 'react'
import { cornerOf } from '#domain/print-spec/print-sheet.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { pageAddress } from './artwork.queries.ts'
import type { DeskFile, DeskPage, Finding, Line } from './artwork.queries.ts'
import type { PlateSet } from './plates/ink-amounts.ts'
import { InkLayer } from './plates/ink-layer.tsx'

type Sheet = DeskFile['sheets'][number]

type Props = {
  line: Line
  file: DeskFile
  page: DeskPage
  sheet: Sheet | undefined
  /** 1 fills the table. */
  zoom: number
  layers: { readonly boxes: boolean; readonly findings: boolean; readonly wishes: boolean }
  /** Plates that are shown in the place of the picture. */
  ink: { readonly set: PlateSet; readonly chosen: ReadonlySet<string> } | undefined
  /** A version whose picture is shown in the place of this one’s. */
  instead: string | undefined
  finding: number | undefined
  onFinding: (index: number) => void
}

/** Pixels: half a pin, and what a table usually is wide. */
const PIN_PIXELS = 12
const TABLE_PIXELS = 400

/** A page with all that lies beyond its cut: a drawing in millimetres from the left and the top of the cut. */
export function PageOnTable({ line, file, page, sheet, zoom, layers, ink, instead, finding, onFinding }: Props) {
  const t = useT('office-artwork')
  const { width, height, left, right, top, bottom } = page.trim
  // Room for marks at the edge, and for the line of a bleed that is not there.
  const margin = Math.max(width, height) * 0.04 + (sheet?.bleed ?? 0)
  const view = [-left - margin, -top - margin, left + width + right + 2 * margin, top + height + bottom + 2 * margin]
  const { ref, unitsPerPixel } = useScale(Math.max(width, height) / TABLE_PIXELS)
  const radius = PIN_PIXELS * unitsPerPixel
  return (
    <div className="desk-table" tabIndex={0} role="group" aria-label={t('stage')} dir="ltr">
      <svg
        ref={ref}
        className="desk-page"
        viewBox={view.join(' ')}
        width={`${zoom * 100}%`}
        role="img"
        aria-label={t('page', { number: page.page })}
      >
        <rect
          x={-left}
          y={-top}
          width={left + width + right}
          height={top + height + bottom}
          fill={line.ground ?? '#fff'}
        />
        <image
          href={pageAddress(instead ?? file.version, page.page)}
          x={-left}
          y={-top}
          width={left + width + right}
          height={top + height + bottom}
          preserveAspectRatio="none"
        />
        {ink ? <InkLayer set={ink.set} chosen={ink.chosen} trim={page.trim} radius={radius} /> : null}
        {layers.boxes ? <Boxes page={page} sheet={sheet} /> : null}
        {layers.findings
          ? file.findings.map((found, index) =>
              found.page === page.page && found.severity !== 'NOTE' ? (
                <FoundMark
                  key={`${found.code}${JSON.stringify(found.box)}`}
                  found={found}
                  number={index + 1}
                  radius={radius}
                  isChosen={index === finding}
                  onChoose={() => onFinding(index)}
                />
              ) : null,
            )
          : null}
        {layers.wishes ? <Wishes line={line} file={file} page={page} radius={radius} /> : null}
      </svg>
    </div>
  )
}

/** How many millimetres of a drawing are a pixel of the screen: what is to be read has one size on all pages. */
function useScale(usual: number) {
  const [unitsPerPixel, setUnitsPerPixel] = useState(usual)
  const ref = useCallback((drawing: SVGSVGElement | null) => {
    if (!drawing) return undefined
    const observer = new ResizeObserver(() => {
      const scale = drawing.getScreenCTM()?.a ?? 0
      if (scale > 0) setUnitsPerPixel(1 / scale)
    })
    observer.observe(drawing)
    return () => observer.disconnect()
  }, [])
  return { ref, unitsPerPixel }
}

/** Where it is cut, how far colour must go beyond, and where text must end. */
function Boxes({ page: { trim }, sheet }: { page: DeskPage; sheet: Sheet | undefined }) {
  const corner = sheet ? cornerOf({ ...sheet, width: trim.width, height: trim.height }) : 0
  const inside = (by: number) => ({
    x: by,
    y: by,
    width: trim.width - 2 * by,
    height: trim.height - 2 * by,
    rx: corner === 0 ? 0 : Math.max(0, corner - by),
  })
  const lines = [
    ...(sheet ? [{ kind: 'bleed', by: -sheet.bleed }] : []),
    { kind: 'trim', by: 0 },
    ...(sheet ? [{ kind: 'safe', by: sheet.safe }] : []),
  ]
  return lines.map(({ kind, by }) => (
    <Fragment key={kind}>
      <rect className="desk-box edge" {...inside(by)} />
      <rect className={`desk-box ${kind}`} {...inside(by)} />
    </Fragment>
  ))
}

type FoundProps = { found: Finding; number: number; radius: number; isChosen: boolean; onChoose: () => void }

/** A finding where it was found; the same is a button in the list beside it. */
function FoundMark({ found: { box, severity }, number, radius, isChosen, onChoose }: FoundProps) {
  const { left, top, width } = box ?? { left: 0, top: 0, width: 0 }
  return (
    <g className={`desk-found ${severity}${isChosen ? ' is-chosen' : ''}`} onClick={onChoose}>
      {box ? <rect x={box.left} y={box.top} width={box.width} height={box.height} /> : null}
      <g transform={`translate(${left + width} ${top})`}>
        <circle r={radius} strokeWidth={radius * 0.15} />
        <text fontSize={radius * 1.2} y={radius * 0.42} textAnchor="middle">
          {number}
        </text>
      </g>
    </g>
  )
}

/** Places where the customer wants something else, of the last proof that was answered. */
function Wishes({ line, file, page, radius }: Pick<Props, 'line' | 'file' | 'page'> & { radius: number }) {
  const pins = line.proofs.find((proof) => proof.pins.length > 0)?.pins ?? []
  return pins.map(({ id, number, position, page: nth, x, y }) =>
    position === file.position && nth === page.page && x !== null && y !== null ? (
      <g key={id} className="desk-wish" transform={`translate(${x} ${y})`}>
        <circle r={radius} strokeWidth={radius * 0.15} />
        <text fontSize={radius * 1.2} y={radius * 0.42} textAnchor="middle">
          {number}
        </text>
      </g>
    ) : null,
  )
}

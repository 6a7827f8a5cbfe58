import { useEffect, useRef, useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Dimensions } from '#ui/text/bidi.tsx'
import { storePxPerMm, storedPxPerMm } from './screen-scale.ts'
import { drawingOf, referenceFor, USUAL_PX_PER_MM } from './true-size.ts'
import type { Millimetres, Reference, Room } from './true-size.ts'

/** Room around the drawing for the ruler, in px. */
const RULER = 20
/** What of the screen's height the dialog needs for its words, and the least that is left for the drawing, in px. */
const AROUND = 360
const MIN_HEIGHT = 180

/** The product's outline at its true size with a ruler, beside a thing of known size; matched to the screen by a bank card. */
export default function TrueSizeDrawing({ size }: { size: Millimetres }) {
  const t = useT('product')
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Room>()
  const [pxPerMm, setPxPerMm] = useState(storedPxPerMm)
  useEffect(() => {
    const width = (box.current?.clientWidth ?? 0) - RULER
    setRoom({ width, height: Math.max(MIN_HEIGHT, innerHeight - AROUND) })
  }, [])

  const reference = referenceFor(size)
  const whole = { width: Math.max(size.width, reference.width), height: Math.max(size.height, reference.height) }
  const { scale, isTrue, isTurned } = drawingOf(whole, pxPerMm, room ?? { width: 0, height: 0 })
  const drawn = isTurned
    ? { size: turned(size), whole: turned(whole), reference: { ...reference, ...turned(reference) } }
    : { size, whole, reference }
  return (
    <div className="true-size" ref={box}>
      <p>{t(isTrue ? 'trueSizeText' : 'scaledText')}</p>
      {room ? <Drawing {...drawn} scale={scale} /> : null}
      <p className="true-key">
        <b>
          <Dimensions {...size} inMetres />
        </b>
        <span className="quiet">
          {t(`ref-${reference.name}`)} <Dimensions width={reference.width} height={reference.height} />
        </span>
      </p>
      {isTrue ? (
        <label className="true-match">
          {t('matchCard')}
          <input
            type="range"
            min={USUAL_PX_PER_MM.desk * 0.6}
            max={USUAL_PX_PER_MM.phone * 1.6}
            step="0.01"
            value={pxPerMm}
            onChange={({ target }) => {
              setPxPerMm(Number(target.value))
              storePxPerMm(Number(target.value))
            }}
          />
        </label>
      ) : null}
    </div>
  )
}

const turned = ({ width, height }: Millimetres): Millimetres => ({ width: height, height: width })

type DrawingProps = { size: Millimetres; whole: Millimetres; reference: Reference; scale: number }

/** Millimetres are the units of the drawing; lines keep their width on the screen. */
function Drawing({ size, whole, reference, scale }: DrawingProps) {
  const margin = RULER / scale
  const step = size.width > 2_000 ? 500 : size.width > 500 ? 100 : size.width > 150 ? 50 : 10
  const ticks = Array.from({ length: Math.floor(size.width / step) + 1 }, (_, index) => index * step)
  const [width, height] = [whole.width + margin, whole.height + margin]
  return (
    <svg
      width={width * scale}
      height={height * scale}
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      role="img"
      aria-label={`${size.width} × ${size.height} mm`}
    >
      <rect width={size.width} height={size.height} className="true-it" />
      <rect
        width={reference.width}
        height={reference.height}
        rx={reference.name === 'card' ? 3.2 : 0}
        className="true-reference"
      />
      {ticks.map((at) => (
        <path key={at} d={`M${at} ${-margin / 4}V${-margin / 2}`} className="true-tick" />
      ))}
      <path d={`M0 ${-margin / 4}H${size.width}`} className="true-tick" />
      <path d={`M${-margin / 4} 0V${size.height}`} className="true-tick" />
    </svg>
  )
}

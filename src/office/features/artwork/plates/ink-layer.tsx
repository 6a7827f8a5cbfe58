import { useMemo, useState } from 'react'
import type { PointerEvent } from 'react'
import type { DeskPage } from '../artwork.queries.ts'
import { composite, probeAt } from './ink-amounts.ts'
import type { PlateSet, Probe } from './ink-amounts.ts'

type Props = { set: PlateSet; chosen: ReadonlySet<string>; trim: DeskPage['trim']; radius: number }

/** Chosen plates over each other in the place of the page; the pointer reads how much ink lies under it. */
export function InkLayer({ set, chosen, trim, radius }: Props) {
  const [probe, setProbe] = useState<{ x: number; y: number; read: Probe }>()
  const picture = useMemo(() => drawn(set, chosen), [set, chosen])
  const [width, height] = [trim.left + trim.width + trim.right, trim.top + trim.height + trim.bottom]
  const read = ({ currentTarget, clientX, clientY }: PointerEvent<SVGGElement>) => {
    const matrix = currentTarget.getScreenCTM()
    if (!matrix) return
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    const found = probeAt(set, ((x + trim.left) / width) * set.width, ((y + trim.top) / height) * set.height)
    setProbe(found && { x, y, read: found })
  }
  return (
    <g onPointerMove={read} onPointerDown={read} onPointerLeave={() => setProbe(undefined)}>
      <image
        href={picture}
        x={-trim.left}
        y={-trim.top}
        width={width}
        height={height}
        preserveAspectRatio="none"
        className="desk-ink"
      />
      {probe ? <ProbeLabel probe={probe} radius={radius} trim={trim} /> : null}
    </g>
  )
}

type LabelProps = Pick<Props, 'radius' | 'trim'> & { probe: { x: number; y: number; read: Probe } }

/** Below the pointer, or above it at the foot of the page; never beyond its sides. */
function ProbeLabel({ probe: { x, y, read }, radius, trim }: LabelProps) {
  const inks = read.inks.filter(({ percent }) => percent > 0)
  const text = inks.map(({ ink, percent }) => `${LETTERS[ink] ?? ink} ${percent}`).join('  ')
  const size = radius * 1.1
  const wide = Math.max(size * 4, text.length * size * 0.56 + size)
  const high = size * 3
  const left = Math.max(-trim.left, Math.min(x - wide / 2, trim.width + trim.right - wide))
  const top = y + radius + high > trim.height + trim.bottom ? y - radius - high : y + radius
  return (
    <g className="desk-probe" transform={`translate(${left} ${top})`} pointerEvents="none">
      <rect width={wide} height={high} rx={size * 0.5} />
      <text x={size * 0.6} y={size * 1.25} fontSize={size} fontWeight={600}>
        {read.total}%
      </text>
      <text x={size * 0.6} y={size * 2.45} fontSize={size * 0.9}>
        {text}
      </text>
    </g>
  )
}

const LETTERS: Readonly<Record<string, string>> = { Cyan: 'C', Magenta: 'M', Yellow: 'Y', Black: 'K' }

function drawn(set: PlateSet, chosen: ReadonlySet<string>): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: set.width, height: set.height })
  canvas.getContext('2d')?.putImageData(new ImageData(composite(set, chosen), set.width, set.height), 0, 0)
  return canvas.toDataURL('image/png')
}

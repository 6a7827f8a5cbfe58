import type { ReactNode } from 'react'
import { laidOut } from '../../shared/artwork/laid-out.ts'
import { pictureOf } from './proof.query.ts'
import type { Page, Proof } from './proof.query.ts'

type Picture = { token: string; proof: Pick<Proof, 'number'>; page: Page }

type CutProps = Picture & {
  /** The colour of the product, as #rrggbb; null for white. */
  ground: string | null
  alt: string
  children?: ReactNode
}

/** The longest side of a page that a screen shows whole, as its stylesheet has it. */
const HIGHEST_DVH = 80

/** As wide as it may be without becoming too high: what lies over a page, and its shadow, have its size. */
export const fitted = ({ width, height }: { width: number; height: number }) =>
  laidOut({ maxInlineSize: `${(HIGHEST_DVH * width) / height}dvh` })

/**
 * A page as it is after the cut: what lies beyond is not shown. Left is left in both directions of writing. A drawing in
 * millimetres, as the page's policy lets nothing write styles.
 */
export const CutPage = ({ ground, alt, children, ...picture }: CutProps) => (
  <svg
    ref={fitted(picture.page.trim)}
    className="proof-page"
    viewBox={`0 0 ${picture.page.trim.width} ${picture.page.trim.height}`}
    role="img"
    aria-label={alt}
  >
    <Ground {...picture.page.trim} ground={ground} />
    <PagePicture {...picture} />
    <Corners page={picture.page} />
    {children}
  </svg>
)

/** The product in its colour, or white paper, where no page lies on it. */
export const Ground = ({ width, height, ground }: { width: number; height: number; ground: string | null }) => (
  <rect width={width} height={height} fill={ground ?? '#fff'} />
)

/** What is cut off at round corners: the table is seen there. */
function Corners({ page: { trim, corner: r } }: { page: Page }) {
  if (r === 0) return null
  const [w, h] = [trim.width, trim.height]
  const arc = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`
  const inside = `M${r} 0H${w - r}${arc(r, r)}V${h - r}${arc(-r, r)}H${r}${arc(-r, -r)}V${r}${arc(r, -r)}Z`
  return <path className="proof-corners" fillRule="evenodd" d={`M-1 -1H${w + 1}V${h + 1}H-1Z${inside}`} />
}

/** The picture of a page, placed so that its cut is the frame. */
export function PagePicture({ token, proof, page }: Picture) {
  const { width, height, left, right, top, bottom } = page.trim
  return (
    <image
      href={pictureOf(token, proof, page)}
      x={-left}
      y={-top}
      width={left + width + right}
      height={top + height + bottom}
      preserveAspectRatio="none"
    />
  )
}

/** A number at a place of the page. */
export function PagePin({ page, number, x, y }: { page: Page; number: number; x: number; y: number }) {
  const radius = Math.max(page.trim.width, page.trim.height) * 0.024
  return (
    <g className="proof-mark" transform={`translate(${x} ${y})`}>
      <circle r={radius} strokeWidth={radius * 0.12} />
      <text fontSize={radius * 1.1} y={radius * 0.4} textAnchor="middle">
        {number}
      </text>
    </g>
  )
}

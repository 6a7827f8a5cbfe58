/** What an empty place would hold, as line drawings of 220 by 150 with two overprinted inks. */
const DRAWINGS = {
  sheet: { lines: 'M136 30v34h34', paper: 'M40 30h96l34 34v66H40Z', ink: [92, 86, 116] },
  bag: { lines: 'M82 54V42a28 28 0 0 1 56 0v12', paper: 'M56 46h108l10 84H46Z', ink: [98, 94, 122] },
  heart: {
    lines: 'M62 46a19 19 0 0 1 14-10',
    paper: 'M110 122S50 90 50 58a29 29 0 0 1 60-12 29 29 0 0 1 60 12c0 32-60 64-60 64Z',
    ink: [98, 74, 122],
  },
  parcel: {
    lines: 'M40 58h140M96 30l-4 28v24l18-10 18 10V58l-4-28',
    paper: 'M54 30h112l14 28v72H40V58Z',
    ink: [98, 106, 122],
  },
  pin: {
    lines: 'M78 138h64',
    paper: 'M110 130s42-40 42-72a42 42 0 0 0-84 0c0 32 42 72 42 72Z',
    ink: [100, 58, 120],
  },
  lens: {
    lines: 'm138 104 34 32M80 48h44M80 60h26',
    paper: 'M150 70a48 48 0 1 1-96 0 48 48 0 0 1 96 0Z',
    ink: [92, 92, 114],
  },
  plug: {
    lines: 'M12 84h28M180 84h28M96 70H84M96 98H84',
    paper: 'M64 60h20v48H64a24 24 0 0 1 0-48ZM142 60h14a24 24 0 0 1 0 48h-14Z',
    ink: [106, 84, 122],
  },
} satisfies Record<string, { lines: string; paper: string; ink: [number, number, number] }>

export type EmptyDrawingName = keyof typeof DRAWINGS

const CROPS = 'M40 12v10M22 30h10M170 148v-10M188 130h-10M40 148v-10M22 130h10'

/** One of the drawings; says nothing to a screen reader, for the sentence below it says it all. */
export const EmptyDrawing = ({ name }: { name: EmptyDrawingName }) => {
  const { lines, paper, ink } = DRAWINGS[name]
  const [left, y, right] = ink
  return (
    <svg viewBox="0 0 220 150" className="blank" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinejoin="round">
        <path d={paper} className="blank-paper" />
        <path d={lines} />
        <path d={CROPS} />
      </g>
      <circle cx={left} cy={y} r="18" fill="var(--cyan)" opacity=".9" className="overprint" />
      <circle cx={right} cy={y} r="18" fill="var(--yellow)" opacity=".9" className="overprint" />
    </svg>
  )
}

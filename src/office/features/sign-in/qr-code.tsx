import { encode } from 'uqr'

/** A text as a QR code, dark on white in every theme. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text)
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={path} fill="#000" />
    </svg>
  )
}

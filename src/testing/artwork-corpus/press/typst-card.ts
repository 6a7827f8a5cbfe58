import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { TYPEFACES, typefaceFile, type TypefaceName } from './typeface.ts'

type TypstCard = {
  readonly lines: readonly string[]
  readonly font?: TypefaceName
  readonly points?: number
  /** Anything else of the text style: "tracking: 1.4pt". */
  readonly style?: string
  readonly width?: number
  readonly height?: number
}

let compiler: NodeCompiler | undefined

/** A page set by Typst in black ink, without bleed: the lines as paragraphs, from right to left. */
export function typstCard({
  lines,
  font = 'Readex Pro',
  points = 11,
  style = '',
  width = 90,
  height = 50,
}: TypstCard): Uint8Array {
  compiler ??= NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: TYPEFACES.map(typefaceFile) }],
  })
  const { result, ...failed } = compiler.compile({
    mainFileContent: [
      `#set page(width: ${width}mm, height: ${height}mm, margin: 8mm)`,
      '#set par(spacing: 3mm)',
      `#set text(font: ("${font}", "Readex Pro"), lang: "ar", dir: rtl, size: ${points}pt, fill: cmyk(0%, 0%, 0%, 100%)${style && `, ${style}`})`,
      lines.join('\n\n'),
    ].join('\n'),
  })
  if (!result) throw new Error(`Typst cannot set ${lines[0] ?? ''}: ${JSON.stringify(failed)}`)
  return compiler.pdf(result)
}

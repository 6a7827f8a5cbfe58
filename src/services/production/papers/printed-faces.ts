import { isCutToSize } from '#domain/print-spec/print-method.ts'
import type { PrintSheet } from '#domain/print-spec/print-sheet.ts'
import type { PrintSpec } from '#domain/print-spec/print-spec.ts'
import type { PrintedText } from '#integrations/documents/sales-document.ts'
import type { PaperFact } from '#integrations/documents/workshop-paper.ts'
import { FACE_NAMES } from './face-names.ts'
import { PAPER_WORDS as WORDS } from './paper-words.ts'
import type { PassportFile } from './passport.repository.ts'

type Face = PrintSpec['faces'][number]

/** The faces of a line in the order of its files; a file may be one side alone. */
export function printedFaces(files: readonly PassportFile[]): readonly Face[] {
  const faces = files.flatMap(({ spec }) => spec?.faces ?? [])
  return faces.filter(({ code }, index) => faces.findIndex((each) => each.code === code) === index)
}

/** What is cut, or where is printed on what is not cut: one size, or that of each face. Undefined without a size. */
export function sizeFact(files: readonly PassportFile[]): PaperFact | undefined {
  const faces = printedFaces(files)
  const [first] = faces
  if (!first) return undefined
  const method = files[0]?.spec?.method
  const label = !method || isCutToSize(method) ? WORDS.cutTo : WORDS.printArea
  const isOne = faces.every(({ sheet }) => inWords(sheet).en === inWords(first.sheet).en)
  return { label, value: isOne ? inWords(first.sheet) : named(faces, (face) => inWords(face.sheet)) }
}

/** Where a design is printed on what is not cut. */
export const placesOf = (files: readonly PassportFile[]): PrintedText => named(printedFaces(files), () => undefined)

const inWords = ({ width, height }: PrintSheet): PrintedText => ({
  en: `${width} × ${height} mm`,
  ar: `${width} × ${height} مم`,
})

function named(faces: readonly Face[], of: (face: Face) => PrintedText | undefined): PrintedText {
  const each = (language: 'en' | 'ar') =>
    faces.map((face) => [FACE_NAMES[face.code][language], of(face)?.[language]].filter(Boolean).join(' '))
  return { en: each('en').join(', '), ar: each('ar').join('، ') }
}

import { joinsNext, joinsPrevious } from '#domain/preflight/arabic/arabic-script.ts'

type Shape = 'isolated' | 'final' | 'initial' | 'medial'

/** The shapes of U+FB50 to U+FEFC by letters and place: what programs wrote before fonts knew how to join. */
const SHAPES: ReadonlyMap<string, string> = new Map(
  [...range(0xfe70, 0xfefc), ...range(0xfb50, 0xfbff)].flatMap((code) => {
    const shape = String.fromCodePoint(code)
    const letters = shape.normalize('NFKC')
    return letters === shape ? [] : [[`${letters} ${placeOf(code)}`, shape] as const]
  }),
)

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Shapes follow each other as isolated, final, initial, medial; letters that join on one side have the first two only. */
function placeOf(code: number): Shape {
  const letters = (at: number) => String.fromCodePoint(at).normalize('NFKC')
  let first = code
  while (letters(first - 1) === letters(code)) first -= 1
  return (['isolated', 'final', 'initial', 'medial'] as const)[code - first] ?? 'isolated'
}

const LAM_ALEF = /^ل[اأإآ]/

/** Text written with the shapes of its letters, in the order of reading; lam and alef become one. */
export function withShapes(text: string): string {
  let shaped = ''
  let before = ' '
  for (let rest = text; rest !== '';) {
    const letters = LAM_ALEF.exec(rest)?.[0] ?? rest[0] ?? ''
    const next = rest[letters.length] ?? ' '
    const last = letters.at(-1) ?? ''
    const isJoined = joinsNext(before) && joinsPrevious(letters[0] ?? '')
    const joins = joinsNext(last) && joinsPrevious(next)
    const place: Shape = isJoined ? (joins ? 'medial' : 'final') : joins ? 'initial' : 'isolated'
    shaped += SHAPES.get(`${letters} ${place}`) ?? letters
    before = last
    rest = rest.slice(letters.length)
  }
  return shaped
}

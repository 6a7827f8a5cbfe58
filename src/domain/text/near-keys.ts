/** Rows of the two keyboards as they lie above one another, each shifted right by about half a key. */
const KEYBOARDS = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ'],
]

/** Letters that sound alike, one string for each sound. */
const SOUNDS = ['سصث', 'تطث', 'دضذ', 'ذزظ', 'ضظ', 'قكغ', 'هح', 'اعء', 'ckq', 'sz', 'iye', 'ou', 'fv', 'bp', 'dt']

/** Whether a finger easily meets one letter's key instead of the other's, or the two sound alike. */
export const areEasilyConfused = (one: string, other: string): boolean =>
  SOUNDS.some((sound) => sound.includes(one) && sound.includes(other)) ||
  KEYBOARDS.some((rows) => {
    const [a, b] = [placeOf(rows, one), placeOf(rows, other)]
    return a !== undefined && b !== undefined && Math.abs(a.row - b.row) <= 1 && Math.abs(a.across - b.across) <= 1
  })

function placeOf(
  rows: readonly string[],
  letter: string,
): { readonly row: number; readonly across: number } | undefined {
  const row = rows.findIndex((keys) => keys.includes(letter))
  return row === -1 ? undefined : { row, across: (rows[row]?.indexOf(letter) ?? 0) + row / 2 }
}

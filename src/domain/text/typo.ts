/**
 * Whether two different words are one slip apart: a letter more, a letter less, another letter, or two
 * neighbours swapped. Linear in their length.
 */
export function isOneTypoApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]

  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1)

  const isOtherLetter = short.slice(start + 1) === long.slice(start + 1)
  const isSwapped =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  return isOtherLetter || isSwapped
}

/**
 * How many slips (letters more, less, other, or neighbours swapped) lead from one word to another. Takes the product of
 * their lengths: for words, not for texts.
 */
export function typosApart(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}

import { isArabicLetter, isMark } from './arabic-script.ts'

/** What is wrong with a line of Arabic that a person sets again. */
export type BrokenLine = 'APART_AND_REVERSED' | 'LETTERS_APART' | 'ORDER_REVERSED' | 'WORDS_REVERSED'

/** Of so many words in a row with one letter, a program has drawn a space after each letter. */
const LONE_LETTERS = 3

/**
 * How a broken line was probably meant, as a proposal that its customer reads: nothing is set from it unread. `text` is the line
 * from right to left as it stands on the page, in plain letters. Numbers and Latin words stay as they are.
 */
export function proposedLine(problem: BrokenLine, text: string): string {
  switch (problem) {
    case 'LETTERS_APART':
      return withJoinedLetters(text)
    case 'WORDS_REVERSED':
      return text.split(' ').toReversed().join(' ')
    default:
      return withJoinedLetters(reversedLine(text))
  }
}

/** The line from its other end: Arabic words letter by letter, each with its marks. */
const reversedLine = (text: string): string => partsOf(text).toReversed().join('')

/** Letters of Arabic with their marks, and everything between them as it is: a number is read from left to right both ways. */
const partsOf = (text: string): readonly string[] =>
  text.match(/\s|[0-9٠-٩\p{Script=Latin}][0-9٠-٩\p{Script=Latin}.,:/@+-]*|[^\s\p{M}]\p{M}*|\p{M}+/gu) ?? []

function withJoinedLetters(text: string): string {
  const words = text.split(' ')
  const isLone = (word: string): boolean => [...word].filter((each) => !isMark(each)).length === 1 && isArabic(word)
  const lone = words.filter(isLone).length
  if (lone < LONE_LETTERS || lone < words.length / 2) return text
  return words.reduce(
    (line, word, index) =>
      index > 0 && !(isLone(word) && isLone(words[index - 1] ?? '')) ? `${line} ${word}` : line + word,
    '',
  )
}

const isArabic = (word: string): boolean => [...word].some(isArabicLetter)

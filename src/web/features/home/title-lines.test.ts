import { expect, test } from 'vitest'
import { titleLines } from './title-lines.ts'

test.each([
  ['Print today. Have it Thursday.', ['Print today.', 'Have it Thursday.']],
  ['اطبع اليوم، واستلم الخميس.', ['اطبع اليوم،', 'واستلم الخميس.']],
  ['Your name, lit at sunset.', ['Your name, lit at sunset.']],
  ['Roll-ups at 1.5 m\nfrom stock', ['Roll-ups at 1.5 m', 'from stock']],
])('the lines of "%s"', (title, lines) => {
  expect(titleLines(title)).toEqual(lines)
})

import { expect, test } from 'vitest'
import { titleLines } from './title-lines.ts'

test.each([
  ['Ink on paper. Light on walls.', ['Ink on paper.', 'Light on walls.']],
  ['حبر على ورق، وضوء على جدار.', ['حبر على ورق،', 'وضوء على جدار.']],
  ['Your name, lit at sunset.', ['Your name, lit at sunset.']],
  ['Roll-ups at 1.5 m\nfrom stock', ['Roll-ups at 1.5 m', 'from stock']],
])('the lines of "%s"', (title, lines) => {
  expect(titleLines(title)).toEqual(lines)
})

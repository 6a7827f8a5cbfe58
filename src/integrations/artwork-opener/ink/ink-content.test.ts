import { expect, test } from 'vitest'
import { CMYK, separation, type Space } from '../walker/colour-space.ts'
import { inkContent } from './ink-content.ts'
import { plateOf, SUM } from './ink-view.ts'

const PATTERN: Space = { ...CMYK, isPattern: true }
const SPACES: Readonly<Record<string, Space>> = {
  Gold: separation(['Gold']),
  Rich: separation(['Cyan', 'Black']),
  Pattern: PATTERN,
}

const rewritten = (content: string, view = SUM): string =>
  Buffer.from(inkContent(Buffer.from(content), (name) => SPACES[name] ?? CMYK, view))
    .toString()
    .replace(/\s+/g, ' ')
    .trim()

test.each([
  ['four inks', '0.6 0.5 0.4 1 k 0 0 9 9 re f', '0.3750 g 0 0 9 9 re f'],
  ['black alone', '0 G 0 0 m 9 9 l S', '0.7500 G 0 0 m 9 9 l S'],
  ['colours of the screen, whose inks are not known', '0 0 0 rg f', '1.0000 g f'],
  ['a spot ink, which is printed apart', '/Gold cs 1 scn f', '1.0000 g 1.0000 g f'],
  ['process inks by name', '/Rich cs 1 0.5 scn f', '0.5000 g 0.6250 g f'],
  [
    'the space that a restored state had',
    '/Rich cs q /Gold cs 1 scn Q 1 1 scn f',
    '0.5000 g q 1.0000 g 1.0000 g Q 0.5000 g f',
  ],
  ['patterns and all else stay', '/Pattern cs /P scn 0 0 9 9 re f % k', '/Pattern cs /P scn 0 0 9 9 re f % k'],
])('%s', (_, content, expected) => expect(rewritten(content)).toBe(expected))

test.each([
  ['its part of four inks', 'Magenta', '0.6 0.5 0.4 1 k f', '0.5000 g f'],
  ['a grey is of black alone', 'Black', '0.3 g f', '0.3000 g f'],
  ['a grey leaves nothing on the others', 'Cyan', '0.3 g f', '1.0000 g f'],
  ['a process ink by name', 'Black', '/Rich cs 1 0.25 scn f', '0.0000 g 0.7500 g f'],
  ['a spot ink', 'Gold', '/Gold cs 0.4 scn f', '0.0000 g 0.6000 g f'],
  ['what is painted over takes it away', 'Gold', '/Gold cs 1 scn f 0 1 0 0 k f', '0.0000 g 0.0000 g f 1.0000 g f'],
])('a plate: %s', (_, ink, content, expected) => expect(rewritten(content, plateOf(ink))).toBe(expected))

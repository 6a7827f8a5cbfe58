import { describe, expect, test } from 'vitest'
import { readContent, type Operand } from './content-tokens.ts'

function read(content: string): [string, readonly Operand[]][] {
  const found: [string, readonly Operand[]][] = []
  readContent(Buffer.from(content, 'latin1'), (operator, operands) => {
    found.push([operator, operands])
  })
  return found
}

const bytes = (text: string) => Buffer.from(text, 'latin1')

describe('content of a page', () => {
  test.each<[string, string, [string, readonly Operand[]][]]>([
    ['numbers as programs write them', '1 -.5 +2. 0.25 -3 re', [['re', [1, -0.5, 2, 0.25, -3]]]],
    ['names with written-out characters', '/Spot#20gold cs', [['cs', ['Spot gold']]]],
    ['an Arabic name', '/#d9#81#d9#88#d9#8a#d9#84 cs', [['cs', ['فويل']]]],
    [
      'comments',
      '1 w % 2 w\n3 w',
      [
        ['w', [1]],
        ['w', [3]],
      ],
    ],
    [
      'operators without a space between',
      'q[1 2]0 d/G gs',
      [
        ['q', []],
        ['d', [[1, 2], 0]],
        ['gs', ['G']],
      ],
    ],
    ['words of the language', 'true false null x', [['x', [true, false, null]]]],
  ])('%s', (_, content, expected) => expect(read(content)).toEqual(expected))

  test('strings, in brackets and in hexadecimal', () => {
    const [[, operands]] = read('(a\\(b\\)(c)\\101\\n) <48656C6C6F7> Tj') as [[string, readonly Uint8Array[]]]
    expect(operands.map((string) => Buffer.from(string).toString('latin1'))).toEqual(['a(b)(c)A\n', 'Hellop'])
  })

  test('a dictionary is a map', () => {
    expect(read('/OC << /Name (x) /Depth 2 >> BDC')).toEqual([
      [
        'BDC',
        [
          'OC',
          new Map<string, Operand>([
            ['Name', Uint8Array.from(bytes('x'))],
            ['Depth', 2],
          ]),
        ],
      ],
    ])
  })

  test('an inline picture whose bytes look like operators', () => {
    expect(read('BI /W 2 /H 1 /BPC 8 ID q EIQ( EI Q')).toEqual([
      [
        'BI',
        [
          new Map([
            ['W', 2],
            ['H', 1],
            ['BPC', 8],
          ]),
        ],
      ],
      ['Q', []],
    ])
  })

  test('stops when the callback returns false', () => {
    let count = 0
    readContent(bytes('q q q q'), () => ++count < 2)
    expect(count).toBe(2)
  })

  test('arrays nested beyond reason end without a crash', () => {
    expect(read(`${'['.repeat(200_000)}${']'.repeat(200_000)} q`).map(([operator]) => operator)).toEqual(['q'])
  })
})

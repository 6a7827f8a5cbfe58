import { describe, expect, test } from 'vitest'
import { isSameConfiguration } from './same-configuration.ts'

const withText = (value: string) => [{ featureId: 'text', choiceIds: [], value }]

const mug = [
  { featureId: 'colour', choiceIds: ['red', 'blue'] },
  { featureId: 'text', choiceIds: [], value: 'Sara' },
]

describe('identical feature set (S223)', () => {
  test('whatever the order, spaces, empty answers and way of writing letters', () => {
    const other = [
      { featureId: 'note', choiceIds: [], value: ' ' },
      { featureId: 'text', choiceIds: [], value: ' Sara ' },
      { featureId: 'colour', choiceIds: ['blue', 'red', 'blue'] },
    ]
    expect(isSameConfiguration(mug, other)).toBe(true)
    expect(isSameConfiguration(withText('Zoe\u0301'), withText('Zo\u00E9'))).toBe(true)
  })

  test.each([
    ['another choice', [{ featureId: 'colour', choiceIds: ['red'] }, mug[1]!]],
    ['another text', [mug[0]!, { featureId: 'text', choiceIds: [], value: 'sara' }]],
    ['another feature', [mug[0]!, { featureId: 'name', choiceIds: [], value: 'Sara' }]],
    ['less', [mug[0]!]],
  ])('not with %s', (_, other) => {
    expect(isSameConfiguration(mug, other)).toBe(false)
  })
})

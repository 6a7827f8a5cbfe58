import { describe, expect, test } from 'vitest'
import { parseSpecification } from './specification.ts'

describe('a line of specifications', () => {
  test('is a name and what holds, in either language', () => {
    expect(parseSpecification('Print method: offset, four colours')).toEqual({
      name: 'Print method',
      value: 'offset, four colours',
    })
    expect(parseSpecification(' الخامة : ورق قطني 600 جم ')).toEqual({ name: 'الخامة', value: 'ورق قطني 600 جم' })
  })

  test('may have more colons in what holds', () => {
    expect(parseSpecification('Scale: 1:20')).toEqual({ name: 'Scale', value: '1:20' })
  })

  test.each(['', 'offset', ': offset', 'Print method:', ' : '])('is not %j', (line) => {
    expect(parseSpecification(line)).toBeUndefined()
  })
})

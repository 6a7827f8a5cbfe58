import { describe, expect, test } from 'vitest'
import type { ChosenFeature } from './chosen-feature.ts'
import type { Feature } from './feature.ts'
import { readConfiguration } from './read-configuration.ts'
import { writtenConfiguration, type WrittenFeature } from './written-feature.ts'
import { clock, noLimits, choice, feature, take, type, problems, limited } from '#testing/catalogue/card-features.ts'

describe('values', () => {
  test.each<[Feature, string, object | undefined]>([
    [limited('TEXT', 2, 5), 'سارة', undefined],
    [limited('TEXT', 2, 5), 'S', { code: 'value/too-short', min: 2 }],
    [limited('TEXT', 2, 5), 'Sarah A', { code: 'value/too-long', max: 5 }],
    [limited('TEXT', null, null), 'pdf\u202Eexe', { code: 'value/bad-characters' }],
    [limited('NUMBER', 4, 96), '٤٨', undefined],
    [limited('NUMBER', 4, 96), '3.9', { code: 'value/too-small', min: 4 }],
    [limited('NUMBER', 4, 96), '97', { code: 'value/too-large', max: 96 }],
    [limited('NUMBER', 4, 96), '-3', { code: 'value/too-small', min: 4 }],
    [limited('NUMBER', 4, 96), '99999999999', { code: 'value/too-large', max: 96 }],
    [limited('NUMBER', null, null), '99999999999', { code: 'value/too-large', max: 999_999_999 }],
    [limited('NUMBER', 4, 96), '1e1', { code: 'value/not-a-number' }],
    [limited('DIMENSIONS', 100, 3000), '850 × 2000', undefined],
    [limited('DIMENSIONS', 100, 3000), '99x500', { code: 'value/side-too-short', min: 100 }],
    [limited('DIMENSIONS', 100, 3000), '500x3001', { code: 'value/side-too-long', max: 3000 }],
    [limited('DIMENSIONS', 100, 3000), '999999999x500', { code: 'value/side-too-long', max: 3000 }],
    [limited('DIMENSIONS', null, null), '999999999x500', { code: 'value/side-too-long', max: 100_000 }],
    [limited('DIMENSIONS', null, null), '-5x500', { code: 'value/side-too-short', min: 1 }],
    [limited('DIMENSIONS', 100, 3000), '850.5x500', { code: 'value/not-a-size' }],
    [limited('DIMENSIONS', 100, 3000), '500', { code: 'value/not-a-size' }],
    [limited('COLOR', null, null), '#FF6A4D', undefined],
    [limited('COLOR', null, null), 'red', { code: 'value/not-a-colour' }],
    [limited('DATE', 2, 5), '2026-11-24', undefined],
    [limited('DATE', 2, 5), '2026-11-23', { code: 'value/too-early', earliest: '2026-11-24' }],
    [limited('DATE', 2, 5), '2026-11-30', { code: 'value/too-late', latest: '2026-11-29' }],
    [limited('DATE', null, null), '2026-11-21', { code: 'value/too-early', earliest: '2026-11-22' }],
    [limited('DATE', null, null), '2026-02-30', { code: 'value/not-a-date' }],
    [limited('FILE', null, null), 'a1,b2', undefined],
    [limited('FILE', null, null), 'a1,b2,c3', { code: 'value/too-many-files', max: 2 }],
    [limited('FILE', null, null), '../etc', { code: 'value/not-files' }],
  ])('%o with %j', (request, value, problem) => {
    expect(problems([request], type('it', value))).toEqual(problem ? [{ ...problem, featureId: 'it' }] : [])
  })

  test.each<[Feature, WrittenFeature, Partial<ChosenFeature>, WrittenFeature]>([
    [
      { ...limited('DIMENSIONS', null, null), choices: [choice('square')] },
      { ...type('it', '٨٥٠ × ٢٠٠٠'), choiceIds: ['square'] },
      { value: { kind: 'dimensions', widthMm: 850, heightMm: 2000 }, pricedBy: 'square' },
      { featureId: 'it', choiceIds: ['square'], value: '850x2000' },
    ],
    [
      feature('it', { control: 'TEXT', limits: { ...noLimits, maxChoices: 3 } }),
      type('it', '3 M and L: 7'),
      {
        value: {
          kind: 'pieces',
          pieces: [
            { name: 'M', pieces: 3 },
            { name: 'L', pieces: 7 },
          ],
        },
      },
      type('it', 'M 3, L 7'),
    ],
    [
      limited('TEXT', null, null),
      type('it', ' Sara  Ali '),
      { value: { kind: 'text', text: 'Sara Ali' } },
      type('it', 'Sara Ali'),
    ],
    [limited('NUMBER', null, null), type('it', '١٢'), { value: { kind: 'text', text: '12' } }, type('it', '12')],
    [
      limited('COLOR', null, null),
      type('it', '#FF6A4D'),
      { value: { kind: 'colour', hex: '#ff6a4d' } },
      type('it', '#ff6a4d'),
    ],
    [
      limited('FILE', null, null),
      type('it', 'a1, b2'),
      { value: { kind: 'file', artworkIds: ['a1', 'b2'] } },
      type('it', 'a1,b2'),
    ],
    [
      feature('it', { choices: [choice('x')] }),
      take('it', 'x', 'x'),
      { value: { kind: 'choice', choiceId: 'x' } },
      take('it', 'x'),
    ],
    [
      feature('it', { control: 'CHECKBOX', choices: [choice('x')] }),
      take('it', 'x'),
      { value: { kind: 'choices', choiceIds: ['x'] } },
      take('it', 'x'),
    ],
    [limited('TEXT', null, null), type('it', ' '), { value: { kind: 'choices', choiceIds: [] } }, take('it')],
  ])('%o reads %o as %o, and writes it in one form', (request, written, expected, rewritten) => {
    const { chosen } = readConfiguration([request], [written], clock)
    expect(chosen).toEqual([{ featureId: 'it', ...expected }])
    expect(writtenConfiguration([request], chosen)).toEqual([rewritten])
    expect(readConfiguration([request], [rewritten], clock).chosen).toEqual(chosen)
  })

  test('in a cart names the choice that prices it', () => {
    const engraving = feature('text', {
      control: 'TEXT',
      choices: [choice('free'), choice('laser', { isDefault: true })],
    })
    const { chosen } = readConfiguration([engraving], [type('text', 'Sara')], clock)
    expect(writtenConfiguration([engraving], chosen)).toEqual([{ ...type('text', 'Sara'), choiceIds: ['laser'] }])
  })

  test('a required text of spaces is missing', () => {
    const name = feature('it', { control: 'TEXT', required: true })
    expect(problems([name], type('it', '  '))).toEqual([{ code: 'feature/required', featureId: 'it' }])
  })
})

describe('pieces that are named one by one', () => {
  const sizes = feature('sizes', { control: 'TEXT', required: true, limits: { min: null, max: 30, maxChoices: 3 } })
  const problemsOf = (value: string, quantity?: number) =>
    readConfiguration([sizes], [type('sizes', value)], clock, quantity).problems

  test('add up to the quantity', () => {
    expect(problemsOf('M 3, 7 L', 10)).toEqual([])
    expect(problemsOf('M 3', 10)).toEqual([{ featureId: 'sizes', code: 'value/other-sum', sum: 3, quantity: 10 }])
    expect(problemsOf('M 30', 10)).toEqual([{ featureId: 'sizes', code: 'value/other-sum', sum: 30, quantity: 10 }])
    expect(problemsOf('M 3')).toEqual([])
  })

  test('are said so that they can be counted', () => {
    expect(problemsOf('mostly M', 10)).toEqual([{ featureId: 'sizes', code: 'value/not-shared' }])
    expect(problemsOf('S 1, M 1, L 1, XL 7', 10)).toEqual([
      { featureId: 'sizes', code: 'value/too-many-names', max: 3 },
    ])
    expect(problemsOf('a very long name of a size indeed 10', 10)).toEqual([
      { featureId: 'sizes', code: 'value/too-long', max: 30 },
    ])
  })

  test('of any other text are letters', () => {
    const text = feature('text', { control: 'TEXT' })
    expect(readConfiguration([text], [type('text', 'M 3')], clock, 10).problems).toEqual([])
  })
})

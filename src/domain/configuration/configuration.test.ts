import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choicesValue, type ChosenFeature } from './chosen-feature.ts'
import { configurationProblems } from './configuration-problems.ts'
import { defaultConfiguration } from './default-configuration.ts'
import type { Feature, FeatureChoice } from './feature.ts'
import { impossibleChoices } from './impossible-choices.ts'
import { readConfiguration } from './read-configuration.ts'
import { visibleConfiguration, visibleFeatures } from './visible-features.ts'
import { writtenConfiguration, type WrittenFeature } from './written-feature.ts'
import { DEFAULT_POLICY } from '../shop-policy.ts'

const clock = { today: '2026-11-22', calendar: DEFAULT_POLICY }
const noLimits = { min: null, max: null, maxChoices: null }

const choice = (id: string, more: Partial<FeatureChoice> = {}): FeatureChoice => ({
  id,
  price: 0,
  isDefault: false,
  excludes: [],
  ...more,
})

const feature = (id: string, more: Partial<Feature> = {}): Feature => ({
  id,
  code: id,
  control: 'RADIO',
  required: false,
  limits: noLimits,
  choices: [],
  ...more,
})

const paper = feature('paper', {
  required: true,
  choices: [choice('plain', { isDefault: true }), choice('cotton'), choice('kraft', { excludes: ['foil'] })],
})
const finish = feature('finish', {
  control: 'CHECKBOX',
  limits: { ...noLimits, maxChoices: 2 },
  choices: [choice('foil'), choice('edges'), choice('emboss')],
})
const foilColour = feature('foil-colour', {
  control: 'SWATCH',
  required: true,
  condition: ['foil'],
  choices: [choice('gold'), choice('silver')],
})
const cards = [paper, finish, foilColour]

const choose = (featureId: string, ...choiceIds: string[]): ChosenFeature => ({
  featureId,
  value: choicesValue(featureId === 'finish' || featureId === 'corners' ? 'CHECKBOX' : 'RADIO', choiceIds),
})
const take = (featureId: string, ...choiceIds: string[]): WrittenFeature => ({ featureId, choiceIds })
const type = (featureId: string, value: string): WrittenFeature => ({ featureId, choiceIds: [], value })
const problems = (features: Feature[], ...written: WrittenFeature[]) =>
  readConfiguration(features, written, clock).problems

const displayed = (...chosen: ChosenFeature[]) => visibleFeatures(cards, chosen).map(({ id }) => id)

const limited = (control: Feature['control'], min: number | null, max: number | null) =>
  feature('it', { control, limits: { min, max, maxChoices: control === 'FILE' ? 2 : null } })

describe('features that depend on others', () => {
  test('the foil colour is asked only while foil is taken', () => {
    expect(displayed(choose('finish', 'edges'))).toEqual(['paper', 'finish'])
    expect(displayed(choose('finish', 'edges', 'foil'))).toEqual(['paper', 'finish', 'foil-colour'])
  })

  test('a hidden feature shows nothing in its turn', () => {
    const initials = feature('initials', { control: 'TEXT', condition: ['gold'] })
    const features = [initials, ...cards]
    const chosen = [choose('foil-colour', 'gold')]
    expect(visibleFeatures(features, chosen)).not.toContain(initials)
    expect(visibleFeatures(features, [...chosen, choose('finish', 'foil')])).toContain(initials)
  })

  test('features that wait for each other stay hidden', () => {
    const egg = feature('egg', { condition: ['c'], choices: [choice('e')] })
    const chicken = feature('chicken', { condition: ['e'], choices: [choice('c')] })
    expect(visibleFeatures([egg, chicken], [choose('egg', 'e'), choose('chicken', 'c')])).toEqual([])
  })

  test('what was answered in a feature now hidden is dropped', () => {
    const chosen = [choose('paper', 'plain'), choose('foil-colour', 'gold')]
    expect(visibleConfiguration(cards, chosen)).toEqual([choose('paper', 'plain')])
  })
})

describe('a configuration is refused', () => {
  test.each<[string, WrittenFeature[], object[]]>([
    ['without its required paper', [], [{ code: 'feature/required', featureId: 'paper' }]],
    [
      'without the colour of the foil that was taken',
      [take('paper', 'plain'), take('finish', 'foil')],
      [{ code: 'feature/required', featureId: 'foil-colour' }],
    ],
    [
      'with foil on kraft paper, in whichever order it was chosen',
      [take('paper', 'kraft'), take('finish', 'foil'), take('foil-colour', 'gold')],
      [
        { code: 'choice/impossible', featureId: 'paper', choiceId: 'kraft', excludedBy: 'foil' },
        { code: 'choice/impossible', featureId: 'finish', choiceId: 'foil', excludedBy: 'kraft' },
      ],
    ],
    ['with two papers', [take('paper', 'plain', 'cotton')], [{ code: 'choice/too-many', featureId: 'paper', max: 1 }]],
    [
      'with more finishes than fit',
      [take('paper', 'plain'), take('finish', 'foil', 'edges', 'emboss'), take('foil-colour', 'gold')],
      [{ code: 'choice/too-many', featureId: 'finish', max: 2 }],
    ],
    [
      'with a choice of another product',
      [take('paper', 'plain'), take('finish', 'velvet')],
      [{ code: 'choice/unknown', featureId: 'finish', choiceId: 'velvet' }],
    ],
    [
      'with a feature of another product',
      [take('paper', 'plain'), take('lid', 'none')],
      [{ code: 'feature/unknown', featureId: 'lid' }],
    ],
    [
      'with an answer to a hidden question',
      [take('paper', 'plain'), take('foil-colour', 'gold')],
      [{ code: 'feature/hidden', featureId: 'foil-colour' }],
    ],
    [
      'with two answers to one question',
      [take('paper', 'plain'), take('paper', 'cotton')],
      [{ code: 'feature/repeated', featureId: 'paper' }],
    ],
    [
      'with a text where a choice belongs',
      [{ ...take('paper', 'plain'), value: 'gold leaf' }],
      [{ code: 'value/not-allowed', featureId: 'paper' }],
    ],
  ])('%s', (_, chosen, expected) => {
    expect(problems(cards, ...chosen)).toEqual(expected)
  })

  test('and sold when nothing is wrong', () => {
    expect(
      problems(cards, take('paper', 'cotton'), take('finish', 'foil', 'edges'), take('foil-colour', 'silver')),
    ).toEqual([])
  })
})

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

describe('what a customer meets first', () => {
  test('takes the default choices and leaves the rest open', () => {
    expect(defaultConfiguration(cards)).toEqual([choose('paper', 'plain')])
  })

  test('takes the first choice of a required feature, the smallest size and number', () => {
    const sign = [
      feature('size', {
        control: 'DIMENSIONS',
        required: true,
        limits: { min: 300, max: 3000, maxChoices: null },
        choices: [choice('per-square-metre')],
      }),
      feature('holes', {
        control: 'NUMBER',
        required: true,
        limits: { min: 2, max: 8, maxChoices: null },
      }),
      feature('face', { required: true, choices: [choice('acrylic'), choice('steel')] }),
    ]
    const chosen = defaultConfiguration(sign)
    expect(chosen).toEqual([
      {
        featureId: 'size',
        value: { kind: 'dimensions', widthMm: 300, heightMm: 300 },
        pricedBy: 'per-square-metre',
      },
      { featureId: 'holes', value: { kind: 'text', text: '2' } },
      choose('face', 'acrylic'),
    ])
    expect(problems(sign, ...writtenConfiguration(sign, chosen))).toEqual([])
  })

  test('defaults that do not go together give way to the next possible choice', () => {
    const kraft = feature('paper', {
      required: true,
      choices: [choice('kraft', { isDefault: true, excludes: ['foil'] })],
    })
    const needsFinish = feature('finish', {
      control: 'CHECKBOX',
      required: true,
      choices: [choice('foil', { isDefault: true }), choice('edges')],
    })
    expect(defaultConfiguration([kraft, needsFinish])).toEqual([choose('paper', 'kraft'), choose('finish', 'edges')])
  })

  test('a default that shows another question answers that one too', () => {
    const foiled = { ...finish, choices: [choice('foil', { isDefault: true })] }
    expect(defaultConfiguration([foilColour, paper, foiled])).toEqual([
      choose('foil-colour', 'gold'),
      choose('paper', 'plain'),
      choose('finish', 'foil'),
    ])
  })

  test('keeps what was decided and fills in only what it brings into view', () => {
    expect(defaultConfiguration(cards, [choose('paper', 'cotton'), choose('finish', 'foil')])).toEqual([
      choose('paper', 'cotton'),
      choose('finish', 'foil'),
      choose('foil-colour', 'gold'),
    ])
  })

  test('taking nothing is a decision too', () => {
    const cornered = feature('corners', { control: 'CHECKBOX', choices: [choice('round', { isDefault: true })] })
    expect(defaultConfiguration([cornered])).toEqual([choose('corners', 'round')])
    expect(defaultConfiguration([cornered], [choose('corners')])).toEqual([])
  })

  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const anyFeatures = fc
    .array(
      fc.record({
        control: fc.constantFrom<Feature['control']>('RADIO', 'SELECT', 'CHECKBOX', 'SWATCH'),
        required: fc.boolean(),
        condition: fc.subarray(ids, { maxLength: 2 }),
        choices: fc.array(fc.record({ isDefault: fc.boolean(), excludes: fc.subarray(ids, { maxLength: 2 }) }), {
          minLength: 1,
          maxLength: 2,
        }),
      }),
      { maxLength: 3 },
    )
    .map((drawn) =>
      drawn.map((one, index) =>
        feature(`f${index}`, {
          ...one,
          choices: one.choices.map((more, place) => choice(ids[index * 2 + place] ?? '', more)),
        }),
      ),
    )

  test('never holds an impossible, hidden or unknown choice', () => {
    fc.assert(
      fc.property(anyFeatures, (features) => {
        const chosen = defaultConfiguration(features)
        const codes = configurationProblems(features, chosen).map(({ code }) => code)
        expect(codes.filter((code) => code !== 'feature/required')).toEqual([])
      }),
    )
  })
})

describe('impossible choices', () => {
  test('name the choice that rules them out, never one of their own feature', () => {
    expect([...impossibleChoices(cards, [choose('paper', 'kraft')])]).toEqual([['foil', 'kraft']])
    expect([...impossibleChoices(cards, [choose('finish', 'foil')])]).toEqual([['kraft', 'foil']])
    expect([...impossibleChoices(cards, [choose('paper', 'plain')])]).toEqual([])
  })
})

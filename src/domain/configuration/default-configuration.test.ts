import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { configurationProblems } from './configuration-problems.ts'
import { defaultConfiguration } from './default-configuration.ts'
import type { Feature } from './feature.ts'
import { writtenConfiguration } from './written-feature.ts'
import {
  choice,
  feature,
  paper,
  finish,
  foilColour,
  cards,
  choose,
  problems,
} from '#testing/catalogue/card-features.ts'

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

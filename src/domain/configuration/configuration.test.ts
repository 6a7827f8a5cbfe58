import { describe, expect, test } from 'vitest'
import { impossibleChoices } from './impossible-choices.ts'
import { visibleConfiguration, visibleFeatures } from './visible-features.ts'
import type { WrittenFeature } from './written-feature.ts'
import { choice, feature, cards, choose, take, problems, displayed } from '#testing/catalogue/card-features.ts'

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

describe('impossible choices', () => {
  test('name the choice that rules them out, never one of their own feature', () => {
    expect([...impossibleChoices(cards, [choose('paper', 'kraft')])]).toEqual([['foil', 'kraft']])
    expect([...impossibleChoices(cards, [choose('finish', 'foil')])]).toEqual([['kraft', 'foil']])
    expect([...impossibleChoices(cards, [choose('paper', 'plain')])]).toEqual([])
  })
})

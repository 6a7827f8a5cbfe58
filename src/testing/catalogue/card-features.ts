import { choicesValue, type ChosenFeature } from '#domain/configuration/chosen-feature.ts'
import type { Feature, FeatureChoice } from '#domain/configuration/feature.ts'
import { readConfiguration } from '#domain/configuration/read-configuration.ts'
import { visibleFeatures } from '#domain/configuration/visible-features.ts'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'

export const clock = { today: '2026-11-22', calendar: DEFAULT_POLICY }
export const noLimits = { min: null, max: null, maxChoices: null }

export const choice = (id: string, more: Partial<FeatureChoice> = {}): FeatureChoice => ({
  id,
  price: 0,
  isDefault: false,
  excludes: [],
  ...more,
})

export const feature = (id: string, more: Partial<Feature> = {}): Feature => ({
  id,
  code: id,
  control: 'RADIO',
  required: false,
  limits: noLimits,
  choices: [],
  ...more,
})

export const paper = feature('paper', {
  required: true,
  choices: [choice('plain', { isDefault: true }), choice('cotton'), choice('kraft', { excludes: ['foil'] })],
})
export const finish = feature('finish', {
  control: 'CHECKBOX',
  limits: { ...noLimits, maxChoices: 2 },
  choices: [choice('foil'), choice('edges'), choice('emboss')],
})
export const foilColour = feature('foil-colour', {
  control: 'SWATCH',
  required: true,
  condition: ['foil'],
  choices: [choice('gold'), choice('silver')],
})
export const cards = [paper, finish, foilColour]

export const choose = (featureId: string, ...choiceIds: string[]): ChosenFeature => ({
  featureId,
  value: choicesValue(featureId === 'finish' || featureId === 'corners' ? 'CHECKBOX' : 'RADIO', choiceIds),
})
export const take = (featureId: string, ...choiceIds: string[]): WrittenFeature => ({ featureId, choiceIds })
export const type = (featureId: string, value: string): WrittenFeature => ({ featureId, choiceIds: [], value })
export const problems = (features: Feature[], ...written: WrittenFeature[]) =>
  readConfiguration(features, written, clock).problems

export const displayed = (...chosen: ChosenFeature[]) => visibleFeatures(cards, chosen).map(({ id }) => id)

export const limited = (control: Feature['control'], min: number | null, max: number | null) =>
  feature('it', { control, limits: { min, max, maxChoices: control === 'FILE' ? 2 : null } })

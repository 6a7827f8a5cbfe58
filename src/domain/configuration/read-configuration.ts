import { ok, err, type Result } from '../result.ts'
import { choicesValue, NOTHING, type ChosenFeature } from './chosen-feature.ts'
import { configurationProblems, type ConfigurationProblem } from './configuration-problems.ts'
import { isChoiceControl, type Feature } from './feature.ts'
import { readValue, type ConfigurationClock, type ValueError } from './read-value.ts'
import type { WrittenFeature } from './written-feature.ts'

/** What is wrong with a written configuration, and at which feature. */
export type ReadProblem = ConfigurationProblem | (ValueError & { readonly featureId: string })

/** A configuration as its product reads it: the decisions that could be read, and everything wrong with what was written. */
export type ReadConfiguration = {
  readonly chosen: readonly ChosenFeature[]
  readonly problems: readonly ReadProblem[]
}

/** Reads a written configuration by the features of its product; no problems: it can be sold, in that `quantity` if one is given. */
export function readConfiguration(
  features: readonly Feature[],
  written: readonly WrittenFeature[],
  clock: ConfigurationClock,
  quantity?: number,
): ReadConfiguration {
  const chosen: ChosenFeature[] = []
  const unread: ReadProblem[] = []
  for (const each of written) {
    const { featureId } = each
    const feature = features.find(({ id }) => id === featureId)
    const read = feature ? readAnswer(feature, each, clock) : err({ code: 'feature/unknown' } as const)
    if (read.ok) chosen.push({ featureId, ...read.value })
    else unread.push({ ...read.error, featureId })
  }
  const others = configurationProblems(features, chosen, quantity)
  // What cannot be read is wrong, not missing.
  const isUnread = ({ code, featureId }: ConfigurationProblem): boolean =>
    code === 'feature/required' && unread.some((problem) => problem.featureId === featureId)
  return { chosen, problems: [...unread, ...others.filter((problem) => !isUnread(problem))] }
}

function readAnswer(
  feature: Feature,
  { choiceIds, value = '' }: WrittenFeature,
  clock: ConfigurationClock,
): Result<Pick<ChosenFeature, 'value' | 'pricedBy'>, ValueError | { code: 'choice/too-many'; max: number }> {
  const { control } = feature
  const ids = [...new Set(choiceIds)]
  const isBlank = value.trim() === ''
  if (control !== 'CHECKBOX' && ids.length > 1) return err({ code: 'choice/too-many', max: 1 })
  if (isChoiceControl(control) && isBlank) return ok({ value: choicesValue(control, ids) })
  if (isBlank) return ok({ value: NOTHING })
  const read = readValue(feature, value, clock)
  return read.ok ? ok({ value: read.value, ...(ids[0] !== undefined && { pricedBy: ids[0] }) }) : read
}

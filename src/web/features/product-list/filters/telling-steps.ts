/** How many products have at most `max` of something; null: an estimate saw none of them. */
export type Step = { readonly max: number; readonly count: number | null }

/** Of the steps "so many or fewer", those that leave other products than the step before, and the chosen one. */
export const tellingSteps = (steps: readonly Step[], chosen: number | undefined): readonly Step[] =>
  steps.filter(({ max, count }, index) => max === chosen || count !== (steps[index - 1]?.count ?? 0))

import { motionAllowed } from '#ui/motion.ts'

/** The id of a step's element. */
export const stepElement = (stepId: string): string => `at-${stepId}`

const WRONG = '[aria-invalid]'

/** Brings a step into the middle of the screen and the cursor to its field: the wrong one, what is chosen, else the first. */
export function showStep(stepId: string): void {
  const step = document.getElementById(stepElement(stepId))
  if (!step) return
  const fields = [...step.querySelectorAll<HTMLElement>(':is(input, select, textarea):not(:disabled)')]
  const field = [WRONG, ':checked', '*'].map((kind) => fields.find((each) => each.matches(kind))).find(Boolean)
  step.scrollIntoView({ block: 'center', behavior: motionAllowed() ? 'smooth' : 'auto' })
  field?.focus({ preventScroll: true })
}

import { z } from 'zod'

const Rule = z.strictObject({
  call: z.enum(['compliance', 'sample', 'production', 'renewal', 'reporting', 'clearance']),
  /** A status it answers with, doing nothing; RESET_AFTER does the work and loses the answer. */
  mode: z.union([z.enum(['RESET_BEFORE', 'RESET_AFTER', 'CLEARANCE_OFF', 'REFUSE']), z.int().min(400).max(599)]),
  times: z.int().min(1).optional(),
})

/** What goes wrong, and for how long certificates are good. */
export const Plan = z.strictObject({
  rules: z.array(Rule).max(100).default([]),
  certificateDays: z.number().default(365),
  /** A renewal wants the samples again (428). */
  renewalWantsSamples: z.boolean().default(false),
})
export type Plan = z.output<typeof Plan>

/** Decides what goes wrong. */
export function createFaults() {
  let plan = Plan.parse({})
  let left = new Map<number, number>()
  return {
    plan: () => plan,
    set: (next: Plan): void => {
      plan = next
      left = new Map(next.rules.map(({ times }, index) => [index, times ?? Infinity]))
    },
    strike: (call: z.output<typeof Rule>['call']) => {
      const index = plan.rules.findIndex((rule, at) => rule.call === call && (left.get(at) ?? 0) > 0)
      if (index < 0) return undefined
      left.set(index, (left.get(index) ?? 0) - 1)
      return plan.rules[index]?.mode
    },
  }
}

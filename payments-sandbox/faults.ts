import { z } from 'zod'

/** Calls that can go wrong. */
const CALLS = ['charge', 'find', 'refund', 'capture', 'token', 'webhook'] as const
export type Call = (typeof CALLS)[number]

/**
 * What can go wrong. BEFORE: nothing is done; AFTER: it is done but the answer is lost. RESET cuts the connection, HANG
 * never answers. CONFLICT: another refund of the payment is open. DUPLICATE, LATE, DROP, FORGED and SHUFFLE are of webhooks.
 */
const MODES = [
  'RESET_BEFORE',
  'RESET_AFTER',
  'HANG_BEFORE',
  'HANG_AFTER',
  'ERROR_BEFORE',
  'ERROR_AFTER',
  'GARBAGE',
  'SLOW',
  'DECLINE',
  'WRONG_AMOUNT',
  'CONFLICT',
  'DUPLICATE',
  'LATE',
  'DROP',
  'FORGED',
  'SHUFFLE',
] as const
export type Mode = (typeof MODES)[number]

const Rule = z.strictObject({
  call: z.enum(CALLS),
  mode: z.enum(MODES),
  gateway: z.enum(['MOYASAR', 'TABBY', 'TAMARA']).optional(),
  /** How often it strikes, from 0 to 1. */
  chance: z.number().min(0).max(1).default(1),
  /** At most so many times. */
  times: z.int().min(1).optional(),
})

/** Everything that is switched on. */
export const FaultPlan = z.strictObject({
  seed: z.int().default(1),
  /** Cards are not asked for 3-D Secure. */
  frictionless: z.boolean().default(false),
  rules: z.array(Rule).max(100).default([]),
})
export type FaultPlan = z.output<typeof FaultPlan>

/** Decides what goes wrong; the same seed and the same calls go wrong in the same way. */
export function createFaults(initial: FaultPlan = FaultPlan.parse({})) {
  let plan = initial
  let random = mulberry32(plan.seed)
  let left = plan.rules.map(({ times }) => times ?? Infinity)
  return {
    plan: (): FaultPlan => plan,
    set: (next: FaultPlan): void => {
      plan = next
      random = mulberry32(next.seed)
      left = next.rules.map(({ times }) => times ?? Infinity)
    },
    /** What goes wrong with this call, if anything. */
    strike: (call: Call, gateway: string): Mode | undefined => {
      for (const [index, rule] of plan.rules.entries()) {
        const isMeant = rule.call === call && (rule.gateway === undefined || rule.gateway === gateway)
        if (!isMeant || (left[index] ?? 0) <= 0 || random() >= rule.chance) continue
        left[index] = (left[index] ?? 0) - 1
        return rule.mode
      }
      return undefined
    },
  }
}

export type Faults = ReturnType<typeof createFaults>

/** Numbers from 0 to 1 that are the same for the same seed. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

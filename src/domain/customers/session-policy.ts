/** How long a customer stays signed in, and what happens to a refresh token that is shown again. */
export const SESSION_POLICY = {
  accessSeconds: 10 * 60,
  /** without a visit */
  idleDays: 30,
  /** with visits */
  longestDays: 180,
  /** Days that an ended session is remembered, so that a copied token of it is recognised. */
  endedDays: 30,
  /** How long after reauthentication the ways in can be changed: a session that was left open is no evidence. */
  reauthenticationSeconds: 10 * 60,
  /** A refresh token shown again so soon was shown by two tabs, or the first answer was lost. */
  replaySeconds: 30,
} as const

/** Where a session stands: how often its token was rotated, and how long ago. */
export type Rotation = { readonly generation: number; readonly secondsSince: number }

/**
 * What to do with a refresh token of some generation: `rotate` makes the next, `repeat` answers the same next one once
 * more, `replay` means that a copy is in other hands, so all of the family ends (RFC 9700), `unknown` was never given.
 */
export function judgeRefresh(presented: number, now: Rotation): 'rotate' | 'repeat' | 'replay' | 'unknown' {
  if (presented === now.generation) return 'rotate'
  if (presented > now.generation) return 'unknown'
  return presented === now.generation - 1 && now.secondsSince <= SESSION_POLICY.replaySeconds ? 'repeat' : 'replay'
}

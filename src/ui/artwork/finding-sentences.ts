import type { Finding } from '#domain/preflight/finding.ts'
import type { Translate } from '#ui/i18n/messages.ts'

/** What people read about a finding. */
export type FindingSentences = {
  /** What is seen. */
  readonly title: string
  /** Why it matters on the finished piece. */
  readonly why: string
  /** What the customer can do. */
  readonly todo: string
  /** One line for the designer, in the terms of the trade. */
  readonly detail: string
  /** What the fix would change; null when there is none. */
  readonly fix: string | null
}

type Say = (key: string, facts: Readonly<Record<string, string | number>>) => string

/** The sentences about a finding; `t` is that of the messages `artwork-findings`. */
export function findingSentences(
  t: Translate<'artwork-findings'>,
  { code, facts, fix }: Pick<Finding, 'code' | 'facts' | 'fix'>,
): FindingSentences {
  // A test compares the placeholders of every sentence with the facts of its finding (finding-sentences.test.ts).
  const say = t as unknown as Say
  const finish = typeof facts.layer === 'string' ? { finish: say(`finish.${facts.layer}`, {}) } : {}
  const sentence = (part: string) => say(`${code}.${part}`, { ...facts, ...finish })
  return {
    title: sentence('title'),
    why: sentence('why'),
    todo: sentence('todo'),
    detail: sentence('detail'),
    fix: fix && t(`fix.${fix}`),
  }
}

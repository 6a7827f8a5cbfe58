import type { ReactNode } from 'react'
import { Icon } from '#ui/icons/icon.tsx'

type Tone = 'good' | 'bad' | 'open'

/** The head of a page about a payment: a sign printed in inks, what came of it, and what that means. */
export function ResultHead({ tone, title, children }: { tone: Tone; title: string; children: ReactNode }) {
  return (
    <header className={`result-head result-${tone}`}>
      <span className="result-sign" aria-hidden="true">
        <i />
        <i />
        <Icon name={tone === 'good' ? 'check' : tone === 'bad' ? 'close' : 'clock'} />
      </span>
      <h1>{title}</h1>
      {children}
    </header>
  )
}

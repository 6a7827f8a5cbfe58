import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { DEFAULT_CALENDAR } from '#domain/calendar/ready-by.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { ChosenFeature } from '#domain/catalog/feature.ts'
import type { ConfigurationClock } from '#domain/catalog/feature-value.ts'
import { usePage } from '../../app/page-context.tsx'
import { configurableOf } from './configurable.ts'
import type { Configurable } from './configurable.ts'
import { answered, firstDecisions } from './decisions.ts'
import type { Decisions } from './decisions.ts'
import { readDecisions, writeDecisions } from './kept-decisions.ts'
import { ticketOf } from './ticket.ts'
import type { Ticket } from './ticket.ts'

/** The configuration of the product on the page, and what follows from it. */
export type Configurator = {
  readonly configurable: Configurable
  readonly decisions: Decisions
  readonly ticket: Ticket
  readonly clock: ConfigurationClock
  /** Grows when decisions of an earlier visit were taken up: fields with a text of their own begin anew. */
  readonly revision: number
  readonly decide: (change: Partial<Decisions>) => void
  readonly answer: (answer: ChosenFeature) => void
}

const ConfiguratorContext = createContext<Configurator | null>(null)

/** The configurator around a component. */
export function useConfigurator(): Configurator {
  const configurator = useContext(ConfiguratorContext)
  if (!configurator) throw new Error('useConfigurator outside of a product')
  return configurator
}

type State = { decisions: Decisions; revision: number }

/**
 * Keeps the decisions about a product: for the tab's session, so that a reload or another language loses nothing.
 * Give it the product's id as `key`.
 */
export function ConfiguratorProvider({ product, children }: { product: ProductDetail; children: ReactNode }) {
  const { now } = usePage()
  const configurable = useMemo(() => configurableOf(product), [product])
  const clock = useMemo(() => ({ today: riyadhDate(new Date(now)), calendar: DEFAULT_CALENDAR }), [now])
  const [{ decisions, revision }, setState] = useState<State>(() => ({
    decisions: firstDecisions(configurable),
    revision: 0,
  }))
  useEffect(() => {
    const stored = readDecisions(product.id)
    if (stored === null) return
    // Few visits have some: what checks them is fetched then.
    void import('./check-kept.ts').then(({ keptDecisions }) => {
      const kept = keptDecisions(stored, configurable, clock)
      if (kept) setState(({ revision }) => ({ decisions: kept, revision: revision + 1 }))
    })
  }, [product.id, configurable, clock])

  const change = useCallback(
    (next: (decisions: Decisions) => Decisions) =>
      setState((state) => {
        const changed = next(state.decisions)
        writeDecisions(product.id, changed)
        return { ...state, decisions: changed }
      }),
    [product.id],
  )
  const ticket = useMemo(() => ticketOf(configurable, decisions, now), [configurable, decisions, now])
  const value = useMemo(
    (): Configurator => ({
      configurable,
      decisions,
      ticket,
      clock,
      revision,
      decide: (part) => change((state) => ({ ...state, ...part })),
      answer: (answer) => change((state) => answered(state, answer)),
    }),
    [configurable, decisions, ticket, clock, revision, change],
  )
  return <ConfiguratorContext value={value}>{children}</ConfiguratorContext>
}

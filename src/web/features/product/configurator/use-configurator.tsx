import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { ChosenFeature } from '#domain/configuration/chosen-feature.ts'
import { writtenConfiguration } from '#domain/configuration/written-feature.ts'
import type { ConfigurationClock } from '#domain/configuration/read-value.ts'
import { usePage } from '#ui/page-context.tsx'
import { useStorefront } from '../../../app/storefront-context.tsx'
import { configurableOf } from '#contract/catalog/configurable.ts'
import type { Configurable } from '#contract/catalog/configurable.ts'
import { answered, firstDecisions } from './decisions.ts'
import type { Decisions } from './decisions.ts'
import { readDecisions, writeDecisions } from '../../../shared/cart/stored-decisions.ts'
import { orderProblems } from '../ticket/order-problems.ts'
import type { OrderProblem, Typed } from '../ticket/order-problems.ts'
import { whenHydrated } from '#ui/loading/hydrate-when-visible.tsx'
import { ticketOf } from '../ticket/ticket.ts'
import type { Ticket } from '../ticket/ticket.ts'

/** The configuration of the product on the page, and what follows from it. */
export type Configurator = {
  readonly configurable: Configurable
  readonly decisions: Decisions
  readonly ticket: Ticket
  readonly clock: ConfigurationClock
  /** The texts of fields as they stand. */
  readonly typed: Typed
  /** What stands in the way of an order. */
  readonly problems: readonly OrderProblem[]
  /** Whether the order was asked for: from then on every step says what it lacks. */
  readonly isOrderTried: boolean
  readonly ask: () => void
  readonly decide: (change: Partial<Decisions>) => void
  readonly answer: (answer: ChosenFeature) => void
  /** Notes the text of a step's field; undefined gives the field back to what is decided. */
  readonly type: (stepId: string, text: string | undefined) => void
}

const ConfiguratorContext = createContext<Configurator | null>(null)

/** The configurator around a component. */
export function useConfigurator(): Configurator {
  const configurator = useContext(ConfiguratorContext)
  if (!configurator) throw new Error('useConfigurator outside of a product')
  return configurator
}

/**
 * Keeps the decisions about a product: for the tab's session, so that a reload or another language loses nothing.
 * Give it the product's id as `key`.
 */
export function ConfiguratorProvider({ product, children }: { product: ProductDetail; children: ReactNode }) {
  const { now } = usePage()
  const { policy } = useStorefront()
  const configurable = useMemo(() => configurableOf(product), [product])
  const clock = useMemo(() => ({ today: riyadhDate(new Date(now)), calendar: policy }), [now, policy])
  const [decisions, change] = useDecisions(configurable, clock)
  const [typed, setTyped] = useState<Typed>({})
  const [isOrderTried, setOrderTried] = useState(false)
  const ticket = useMemo(
    () => ticketOf(configurable, decisions, { now, policy }),
    [configurable, decisions, now, policy],
  )
  const value = useMemo(
    (): Configurator => ({
      configurable,
      decisions,
      ticket,
      clock,
      typed,
      problems: orderProblems(configurable, { decisions, typed, ticket }, clock),
      isOrderTried: isOrderTried,
      ask: () => setOrderTried(true),
      decide: (part) => change((state) => ({ ...state, ...part })),
      answer: (answer) => change((state) => answered(state, answer)),
      type: (stepId, text) => setTyped((before) => ({ ...before, [stepId]: text })),
    }),
    [configurable, decisions, ticket, clock, typed, isOrderTried, change],
  )
  return <ConfiguratorContext value={value}>{children}</ConfiguratorContext>
}

type Change = (next: (decisions: Decisions) => Decisions) => void

/** The decisions about a product, stored for the session; those of an earlier visit are taken up after the first render. */
function useDecisions(configurable: Configurable, clock: ConfigurationClock): readonly [Decisions, Change] {
  const { features, product } = configurable
  const { id } = product
  const [decisions, setDecisions] = useState(() => firstDecisions(configurable))
  useEffect(() => {
    const stored = readDecisions(id)
    if (stored === undefined) return
    // Few visits have some: what checks them is fetched then.
    void Promise.all([import('./check-stored-decisions.ts'), whenHydrated()]).then(([{ storedDecisions }]) => {
      const checked = storedDecisions(stored, configurable, clock)
      if (checked) setDecisions(checked)
    })
  }, [id, configurable, clock])
  const change = useCallback<Change>(
    (next) =>
      setDecisions((before) => {
        const after = next(before)
        writeDecisions(id, { ...after, chosen: writtenConfiguration(features, after.chosen) })
        return after
      }),
    [id, features],
  )
  return [decisions, change]
}

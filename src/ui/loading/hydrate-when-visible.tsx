import { lazy, memo, Suspense, use, useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { neededCode } from './needed-code.ts'
import { isPhone } from '../use-is-phone.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** How far below the window a block may be when its code is fetched. */
const MARGIN = '800px'
/** Whatever the reader does first wakes every block: a navigation must not find them asleep. */
const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin', 'input', 'change', 'click', 'wheel', 'popstate'] as const

const onServer: Promise<void>[] = []

/** For the server: the blocks are rendered whole, so their code must be there before the first page. */
export const blocksReady = (): Promise<unknown> => Promise.all(onServer)

let isHydrated = false

/** For the browser: from now on nothing on the page comes from the server. */
export function hydrationIsOver(): void {
  isHydrated = true
}

/**
 * A block that the server renders whole and the browser brings to life when the page has loaded and is at rest, or when
 * the reader comes near it or does anything at all before: its code is no part of the first load. Until then its links
 * and forms work as plain HTML. For what lies below the first screen; `name` is the page's and its own, as in
 * `neededCode`. Give it props that never change: a new one would wake it at once.
 */
export function hydrateWhenVisible<Props extends object>(name: string, load: Load<Props>): ComponentType<Props> {
  return import.meta.env.SSR ? wholeBlock(load) : sleepingBlock(name, load)
}

function wholeBlock<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Block: ComponentType<Props> | undefined
  onServer.push(
    load().then((module) => {
      Block = module.default
    }),
  )
  return function WholeBlock(props: Props) {
    return (
      <div className="later">
        <Suspense fallback={null}>{Block ? <Block {...props} /> : null}</Suspense>
      </div>
    )
  }
}

function sleepingBlock<Props extends object>(name: string, load: Load<Props>): ComponentType<Props> {
  const requested = Promise.withResolvers<void>()
  const needed = Promise.withResolvers<void>()
  // Served HTML with links and forms that work is better than anything that could take its place: code that fails is
  // not asked for again before a page without it is shown.
  const Block = lazy(() => requested.promise.then(load).catch(() => needed.promise.then(() => neededCode(name, load))))
  function SleepingBlock(props: Props) {
    const [wasServed] = useState(!isHydrated)
    const frame = useRef<HTMLDivElement>(null)
    // Without the server's HTML there is nothing to show but the block itself.
    if (!wasServed) {
      needed.resolve()
      requested.resolve()
    }
    useEffect(() => onApproach(frame.current, requested.resolve), [])
    useEffect(() => onceLoadedAndIdle(requested.resolve), [])
    return (
      <div ref={frame} className="later">
        <Suspense fallback={null}>
          <Block {...props} />
        </Suspense>
      </div>
    )
  }
  // Rendered again, React would throw away the server's HTML that it has not yet taken over.
  return memo(SleepingBlock) as unknown as ComponentType<Props>
}

/**
 * For what a phone does not need at first: what the server has rendered inside `Asleep` comes to life there once the
 * rest of the page has and the browser is at rest, or at the reader's first touch; elsewhere at once. Unlike `hydrateWhenVisible`
 * it saves no code, so that nothing is waited for. Use it in a component wrapped in `memo` that reads nothing that
 * changes before: rendered again, React would throw away the server's HTML that it has not yet taken over.
 */
export function useDeferredHydration(): Promise<void> | undefined {
  const [sleep] = useState(() =>
    import.meta.env.SSR || isHydrated || !isPhone() ? undefined : (deferredHydration ??= Promise.withResolvers<void>()),
  )
  useEffect(() => {
    if (!sleep) return
    whenIdle(sleep.resolve)
    return onApproach(null, sleep.resolve)
  }, [sleep])
  return sleep?.promise
}

/** One for all that sleeps on a phone; none where nothing does. */
let deferredHydration: PromiseWithResolvers<void> | undefined

/** For what the page does by itself: a change that reaches something asleep would take its served HTML away. */
export const whenHydrated = (): Promise<void> => deferredHydration?.promise ?? Promise.resolve()

/** What sleeps until `until`. */
export const Asleep = ({ until, children }: { until: Promise<void> | undefined; children: ReactNode }) => (
  <Suspense fallback={null}>
    <Sleeper until={until}>{children}</Sleeper>
  </Suspense>
)

/** A part without props of which nothing is on a phone's first screen, asleep there as `useDeferredHydration` says. */
export const deferHydrationOnPhone = (Part: ComponentType): ComponentType =>
  memo(function SleepingPart() {
    return (
      <Asleep until={useDeferredHydration()}>
        <Part />
      </Asleep>
    )
  })

function Sleeper({ until, children }: { until: Promise<void> | undefined; children: ReactNode }) {
  if (until) use(until)
  return children
}

/** Calls `wake` when all that the page loads is there and the browser is at rest, a second after that at the latest. */
function onceLoadedAndIdle(wake: () => void): () => void {
  const rest = (): void => whenIdle(wake)
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
  return () => removeEventListener('load', rest)
}

/** Some browsers cannot say when they are at rest. */
const whenIdle = (then: () => void): void =>
  'requestIdleCallback' in globalThis ? void requestIdleCallback(then, { timeout: 1_000 }) : void setTimeout(then)

/** Calls `wake` when the element comes near the window, or at the reader's first touch. */
function onApproach(element: Element | null, wake: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
    {
      rootMargin: MARGIN,
    },
  )
  if (element) observer.observe(element)
  for (const event of FIRST_TOUCH) addEventListener(event, wake, { once: true, passive: true, capture: true })
  return () => {
    observer.disconnect()
    for (const event of FIRST_TOUCH) removeEventListener(event, wake, { capture: true })
  }
}

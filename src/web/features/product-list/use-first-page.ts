import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useIsFetching } from '@tanstack/react-query'
import { PRODUCTS_PATH } from './list.queries.ts'
import { firstPageOf, forgetList, onListsChange, rememberList, scrollOf } from './loaded-pages.ts'

/**
 * The first page to show of a list whose address names `page`: all that were loaded in this tab, so that going
 * back finds the list as it was left. The server's document holds `page` alone; a reload or going back to such a
 * document brings the earlier pages back right after it was taken over, opening it again does not.
 */
export function useFirstPage(address: string, page: number): number {
  const firstPage = useSyncExternalStore(
    onListsChange,
    () => firstPageOf(address, page),
    () => page,
  )
  useReturnToDocument(address, firstPage < page)
  useEffect(() => {
    const leave = (): void => rememberList(address, { scroll: window.scrollY })
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [address])
  return firstPage
}

/** Scrolls a document that was come back to where it was left, once the pages before its own are there again. */
function useReturnToDocument(address: string, hasEarlier: boolean): void {
  const isDocument = useSyncExternalStore(
    onListsChange,
    () => false,
    () => true,
  )
  const isFetching = useIsFetching({ queryKey: [PRODUCTS_PATH] }) > 0
  const isReturning = useRef(false)
  useLayoutEffect(() => {
    if (!isDocument) return
    isReturning.current = isReturn()
    if (!isReturning.current) forgetList(address)
  }, [isDocument, address])
  const wasFetching = useRef(false)
  useLayoutEffect(() => {
    if (isDocument || !isReturning.current) return
    const isDone = !hasEarlier || (wasFetching.current && !isFetching)
    wasFetching.current = isFetching
    isReturning.current = !isDone
    // Until then the browser would keep what is in sight in its place, while everything above it grows.
    document.documentElement.style.overflowAnchor = isDone ? '' : 'none'
    if (hasEarlier) window.scrollTo(0, scrollOf(address))
  }, [isDocument, address, hasEarlier, isFetching])
}

/** Whether the browser came back to this document, or loaded it again. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward' || entry?.type === 'reload'
}

import { useEffect } from 'react'

const SCAN = /^\/office\/scan(\/|$)/

/** The address that this document was loaded from. */
const loadedFrom = (): string => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry ? new URL(entry.name).pathname : location.pathname
}

/**
 * Only the document of this page may use the camera and WebAssembly: it is loaded when one comes here from another screen,
 * and another one when one leaves.
 */
export function useScanDocument(): void {
  useEffect(() => {
    if (!SCAN.test(loadedFrom())) location.reload()
    return () => {
      if (!SCAN.test(location.pathname)) location.reload()
    }
  }, [])
}

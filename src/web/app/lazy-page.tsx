import { use } from 'react'
import type { ComponentType } from 'react'
import { codeArrived, neededCode } from '#ui/loading/needed-code.ts'

type PageModule = { default: ComponentType }

const modules = import.meta.glob<PageModule>(['../routes/*.tsx', '!../routes/*.test.tsx'])
const fetched = new Map<string, Promise<PageModule>>()
const pages = new Map<string, Promise<PageModule>>()
const loaded = new Map<string, PageModule>()

/** Fetches the code of a page (`routes/<file>.tsx`) ahead of its showing. A failure is forgotten. */
export function preloadPage(file: string): Promise<PageModule> {
  const known = fetched.get(file)
  if (known) return known
  const load = modules[`../routes/${file}.tsx`]
  if (!load) throw new Error(`no page routes/${file}.tsx`)
  const promise = load()
  promise.then(
    (module) => {
      loaded.set(file, module)
      codeArrived(file)
    },
    () => fetched.delete(file),
  )
  fetched.set(file, promise)
  return promise
}

/**
 * The code of a page that is to be shown now, its address being the browser's already: a failure reloads once,
 * a second one in the session is thrown (S50 to S52).
 */
export function showPage(file: string): Promise<PageModule> {
  const known = pages.get(file)
  if (known) return known
  const promise = neededCode(file, () => preloadPage(file))
  // A failure that is thrown stays: trying it again at every render would never end.
  pages.set(file, promise)
  return promise
}

/** The page as a component that loads on demand; shown at once when it was preloaded (always so on the server). */
export function lazyPage(file: string): ComponentType {
  return function LazyPage() {
    const Page = (loaded.get(file) ?? use(showPage(file))).default
    return <Page />
  }
}

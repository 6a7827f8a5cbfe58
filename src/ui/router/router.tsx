import { createContext, startTransition, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Activity, NavigateOptions, Navigator, Visit } from './navigator.ts'
import type { Address } from './route.ts'
import type { PathParams } from './match-path.ts'

type Router = { navigator: Navigator; visit: Visit; activity: Activity }

const RouterContext = createContext<Router | null>(null)

/** Shows what the navigator leads to. The page before stays until the next one can be shown whole. */
export function RouterProvider({ navigator, children }: { navigator: Navigator; children: ReactNode }) {
  const [visit, setVisit] = useState(navigator.first)
  const [activity, setActivity] = useState<Activity>('idle')
  useEffect(
    () =>
      navigator.listen((change) => {
        if ('activity' in change) return setActivity(change.activity)
        startTransition(() => {
          setVisit(change.visit)
          setActivity('idle')
        })
      }),
    [navigator],
  )
  const router = useMemo(() => ({ navigator, visit, activity }), [navigator, visit, activity])
  return <RouterContext value={router}>{children}</RouterContext>
}

function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('a page needs a RouterProvider around it')
  return router
}

/** The page that is shown. */
export const useVisit = (): Visit => useRouter().visit

/** The address that is shown, without language prefix; `key` differs each time a page is shown. */
export function useLocation(): Address & { key: string } {
  const { address, key } = useVisit()
  return useMemo(() => ({ ...address, key }), [address, key])
}

/** The parameters of the address that is shown. */
export function useSearch(): URLSearchParams {
  const { search } = useVisit().address
  return useMemo(() => new URLSearchParams(search), [search])
}

/** The parts of the path that the route names. */
export const useParams = (): PathParams => useVisit().params

/** What the page's action answered to the form that was just posted. */
export const useActionData = <Data,>(): Data | undefined => useVisit().actionData as Data | undefined

/** Whether another page is on its way. */
export const useActivity = (): Activity => useRouter().activity

/** Leads to an address; the function stays the same. */
export const useNavigate = (): ((to: string, options?: NavigateOptions) => void) => useRouter().navigator.navigate

/** An address as it stands in a document: with the language prefix of the page. */
export function useHref(to: string): string {
  const { prefix } = useRouter().navigator
  return to.startsWith('/') ? prefix + to : to
}

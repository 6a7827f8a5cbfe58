import type { ComponentType } from 'react'
import { matchPath } from './match-path.ts'
import type { PathParams } from './match-path.ts'
import { notFound, Redirect } from './outcome.ts'

/** An address of the shop without its language prefix; `search` and `hash` have their signs, or are empty. */
export type Address = { readonly pathname: string; readonly search: string; readonly hash: string }

export type LoadArgs<Context> = {
  readonly address: Address
  readonly params: PathParams
  readonly context: Context
}

/** What is needed to show a page. */
export type RouteView = { readonly id: string; readonly Component: ComponentType }

/** A page as the router knows it. Loader and action throw `redirect()` or a `PageFailure` instead of answering. */
export type Route<Context, Data> = RouteView & {
  /** Pattern of its path, see `matchPath`. */
  readonly path: string
  readonly load: (args: LoadArgs<Context>) => Promise<Data>
  readonly act?: (args: LoadArgs<Context> & { form: FormData }) => Promise<unknown>
}

/** What an address shows. */
export type LoadedRoute<Data = unknown> = {
  readonly address: Address
  readonly params: PathParams
  readonly route: RouteView | undefined
  /** What the loader answered. */
  readonly data?: Data | undefined
  /** What the action answered to a form that was posted to this address. */
  readonly actionData?: unknown
  /** Why the page is not shown. */
  readonly failure?: unknown
}

/** The route of an address and the named parts of its path. */
export function findRoute<Context, Data>(
  routes: readonly Route<Context, Data>[],
  pathname: string,
): { route: Route<Context, Data> | undefined; params: PathParams } {
  for (const route of routes) {
    const params = matchPath(route.path, pathname)
    if (params) return { route, params }
  }
  return { route: undefined, params: {} }
}

/** Runs the action (when a form was posted) and the loader of an address. What they throw becomes `failure`. */
export async function loadRoute<Context, Data>(
  routes: readonly Route<Context, Data>[],
  address: Address,
  context: Context,
  form?: FormData,
): Promise<LoadedRoute<Data> | Redirect> {
  const { route, params } = findRoute(routes, address.pathname)
  const match = { address, params, route }
  if (!route) return { ...match, failure: notFound() }
  try {
    const args = { address, params, context }
    const actionData = form && route.act ? await route.act({ ...args, form }) : undefined
    return { ...match, actionData, data: await route.load(args) }
  } catch (thrown) {
    return thrown instanceof Redirect ? thrown : { ...match, failure: thrown }
  }
}

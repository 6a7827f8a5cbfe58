import { fetchTransport } from '#contract/api-client.ts'
import type { AnswerOf, ApiClient } from '#contract/api-client.ts'
import { createSessionTransport } from '#contract/customers/session-transport.ts'
import { authState } from './auth-state.ts'
import { customerOf, unnamedCustomer } from './customer.ts'
import { forgetEntries } from './customer-entries.ts'
import { currentSession, followTab, pendingCode, showCustomer, showVisitor, wakeSession } from './session-store.ts'

const transport = createSessionTransport(
  fetchTransport,
  () => endSession(false),
  ({ url }) => currentSession().customer !== undefined && isOwned(url),
)

/** The browser's calls, signed when a visitor is signed in. */
export const sessionTransport = transport.send

/** Artwork is its owner's alone, and a visitor has some as well: without a token a customer's own is not found. */
function isOwned(url: string): boolean {
  return url.startsWith('/api/artwork')
}

/** Whether there is a session, asked once per document. */
let search: Promise<boolean> | undefined
/** Counts the ends of sessions: an answer on its way must not bring one back. */
let turn = 0

type ProfileAnswer = AnswerOf<'/api/customers/profile'>

const works = {
  signedIn: new Set<(api: ApiClient) => Promise<unknown>>(),
  signedOut: new Set<() => void>(),
  profileRead: new Set<(answer: ProfileAnswer) => void>(),
}

/** Done once a visitor has signed in here, before the dialog closes; a failure is written down only (S209, S218). */
export const whenSignedIn = (work: (api: ApiClient) => Promise<unknown>): (() => void) => added(works.signedIn, work)

/** Done when the session is over, in every tab: forget what belongs to the customer (S203, S204). */
export const whenSignedOut = (work: () => void): (() => void) => added(works.signedOut, work)

/** Called with each profile that the session has fetched, so that pages need not ask for it again. */
export const whenProfileRead = (work: (answer: ProfileAnswer) => void): (() => void) => added(works.profileRead, work)

function added<Work>(set: Set<Work>, work: Work): () => void {
  set.add(work)
  return () => set.delete(work)
}

/**
 * Begins, in the browser: a browser that remembers a visitor asks, once it is at rest, whether they are signed in still;
 * one that does not makes no call. Other tabs are followed.
 */
export function startSession(api: ApiClient): void {
  if (wakeSession()) whenAtRest(() => void findSession(api))
  authState.subscribe(follow)
}

/** Whether a visitor is signed in; asks the server once, by the cookie, where the page does not know (S47). */
export function findSession(api: ApiClient): Promise<boolean> {
  if (currentSession().status === 'customer') return Promise.resolve(true)
  search ??= askForSession(api)
  return search
}

async function askForSession(api: ApiClient): Promise<boolean> {
  const { customer } = currentSession()
  try {
    if (await transport.ensure()) await loadCustomer(api)
    else if (currentSession().status === 'unknown') endSession(false)
  } catch {
    // No answer is no reason to sign anybody out: it goes on as the last page left it.
    search = undefined
    if (customer) showCustomer(customer)
  }
  return currentSession().status === 'customer'
}

/**
 * A visitor has signed in: the profile is fetched, then everything is done that waits for it (S209, S212). Answers the
 * profile, when it could be fetched.
 */
export async function enterSession(api: ApiClient, accessToken: string): Promise<ProfileAnswer['data'] | undefined> {
  transport.setToken(accessToken)
  const profile = await loadCustomer(api)
  const done = await Promise.allSettled([...works.signedIn].map((work) => work(api)))
  for (const each of done) if (each.status === 'rejected') reportError(each.reason)
  return profile
}

/** Fetches the profile again, after it was changed. Without it one stays signed in all the same (S217). */
export async function loadCustomer(api: ApiClient): Promise<ProfileAnswer['data'] | undefined> {
  const mine = turn
  const known = currentSession().customer ?? unnamedCustomer(pendingCode().emailOrNumber)
  const answer = await api.get('/api/customers/profile').catch((failure: unknown) => {
    reportError(failure)
  })
  if (mine !== turn) return undefined
  // First for the pages: they are shown once there is a customer.
  if (answer) for (const work of works.profileRead) work(answer)
  showCustomer(answer ? customerOf(answer.data) : known)
  return answer?.data
}

/** Signs this browser out (S205). Throws when the server could not be reached: then the customer stays signed in. */
export async function signOut(api: ApiClient): Promise<void> {
  await api.get('/api/customers/logout')
  endSession(true)
  forgetEntries()
}

/** The session is over, here and in every other tab (S203, S446). `hasLeft`: the customer signed out. */
export function endSession(hasLeft: boolean): void {
  turn++
  transport.setToken(undefined)
  search = Promise.resolve(false)
  showVisitor(hasLeft)
  for (const work of works.signedOut) work()
}

/** Another tab has signed in or out, or changed the profile. */
function follow(): void {
  const wasCustomer = currentSession().customer !== undefined
  if (!followTab()) return
  turn++
  transport.setToken(undefined)
  search = undefined
  if (wasCustomer) for (const work of works.signedOut) work()
}

function whenAtRest(work: () => void): void {
  // Some browsers cannot say when they are at rest.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 3_000 })
  else setTimeout(work, 500)
}

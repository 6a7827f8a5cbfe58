import { readText, removeText, writeText } from '#ui/browser-storage/storage.ts'

/** What a visitor is asked to sign in for. */
export type SignInRequest = {
  /** Which step the dialog begins with, when no code is waited for. */
  readonly step: 'login' | 'signup'
  /** A sentence for the head of the dialog: why it is there, when the visitor did not ask for it. */
  readonly reason?: string | undefined
  /** What Google has answered, when a visitor comes back from there. */
  readonly googleAnswer?: URLSearchParams | undefined
  /** When the account of who has just signed in will be deleted, unless they keep it now (S262). */
  readonly deletionDueAt?: string | undefined
  /** Who has signed up with what already had an account (S145). */
  readonly knownAccount?: KnownAccount | undefined
}

/** The name of an account there was already, and the one that was typed to sign up. */
export type KnownAccount = { readonly name: PersonName; readonly typed: PersonName }
type PersonName = { readonly firstName: string; readonly lastName: string }

type Wish = Partial<SignInRequest> & {
  /** An address of the shop without language prefix that is shown once a visitor has signed in. */
  returnTo?: string
}

/** S47: where a visitor wanted to go; lives as long as the tab, so that it outlives a detour to Google. */
const INTENDED = 'intendedPath'

let request: SignInRequest | undefined
const listeners = new Set<() => void>()

/** Opens the sign-in dialog over the page; its code is fetched then. */
export function openSignIn({ step = 'login', reason, returnTo }: Wish = {}): void {
  keepIntended(returnTo)
  change({ step, reason })
}

/**
 * In a document just loaded: a visitor who was led away from a page for customers is asked to sign in again, and the way back
 * is stored, when they come back to this document (`isReturn`: a reload, or Back). Who has gone elsewhere is not asked.
 */
export function resumeSignIn(reason: string, isReturn: boolean): void {
  const returnTo = intendedPath()
  if (returnTo === undefined || request !== undefined) return
  if (isReturn) openSignIn({ returnTo, reason })
  else keepIntended(undefined)
}

/** Opens the dialog for a visitor whom Google has sent back; they go on to where they had wanted to go before. */
export const finishWithGoogle = (googleAnswer: URLSearchParams): void => change({ step: 'login', googleAnswer })

/** Asks who has just signed in whether they keep the account that they have had deleted (S262). */
export const offerToKeep = (deletionDueAt: string): void => change({ step: 'login', deletionDueAt })

/** Says to who has just signed up that there was an account already, and offers it the name they typed (S145). */
export const sayKnown = (knownAccount: KnownAccount): void => change({ step: 'login', knownAccount })

/** Puts the dialog away. Who leaves without signing in is led nowhere later. */
export function closeSignIn(): void {
  keepIntended(undefined)
  change(undefined)
}

/** Puts the dialog away after signing in; answers where the visitor wanted to go. */
export function finishSignIn(): string | undefined {
  const intended = intendedPath()
  closeSignIn()
  return intended
}

/** The dialog that is asked for, if any. */
export const signInRequest = (): SignInRequest | undefined => request

/** Calls the listener when that changes, until the returned function is called. */
export function onSignInRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: SignInRequest | undefined): void {
  request = next
  for (const listener of listeners) listener()
}

function intendedPath(): string | undefined {
  const path = readText('session', INTENDED) ?? ''
  // Another site cannot write here, but a path is all it may be: `//` would lead to another host.
  return /^\/(?![/\\])/.test(path) ? path : undefined
}

function keepIntended(path: string | undefined): void {
  if (path === undefined) removeText('session', INTENDED)
  else writeText('session', INTENDED, path)
}

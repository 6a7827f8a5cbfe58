import type { ReactNode } from 'react'
import { isApiFailure } from '../api-failure.ts'

export type ToastTone = 'default' | 'destructive'

export type ToastMessage = {
  id: number
  title: string
  text?: string | undefined
  tone: ToastTone
  action?: ReactNode
  /** How long it stays, in ms, where five seconds do not fit. */
  duration?: number | undefined
  open: boolean
}

/** S330: one at a time. */
const LIMIT = 1
/** S335: how long a closed toast stays in the list, in ms; the limit removes it long before. */
const REMOVE_DELAY_MS = 1_000_000

let messages: readonly ToastMessage[] = []
let lastId = 0
let waiting: Parameters<typeof toastAfter>[0] | undefined
const listeners = new Set<() => void>()

/** Shows a toast in the place of the one before; its id is for `closeToast`. */
export function toast({
  title,
  text,
  tone = 'default',
  action,
  duration,
}: Partial<ToastMessage> & { title: string }): number {
  lastId += 1
  change([{ id: lastId, title, text, tone, action, duration, open: true }, ...messages].slice(0, LIMIT))
  return lastId
}

/** Shows a toast after the one that is open, or at once: for what must not take the place of something just said. */
export function toastAfter(next: Partial<ToastMessage> & { title: string }): void {
  if (messages.some(({ open }) => open)) waiting = next
  else toast(next)
}

/** Closes a toast; it leaves the list later, so that its going can be seen. */
export function closeToast(id: number): void {
  const isOpen = messages.some((message) => message.id === id && message.open)
  change(messages.map((message) => (message.id === id ? { ...message, open: false } : message)))
  const next = isOpen ? waiting : undefined
  if (next) {
    waiting = undefined
    return void toast(next)
  }
  setTimeout(() => change(messages.filter((message) => message.id !== id)), REMOVE_DELAY_MS)
}

export const currentToasts = (): readonly ToastMessage[] => messages

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly ToastMessage[]): void {
  messages = next
  for (const listener of listeners) listener()
}

let fallback = { failed: '', offline: '' }

/** The sentences for failures that bring none, in the language of the page: `offline` where there is no network. */
export function setFallbackTexts(texts: { failed: string; offline: string }): void {
  fallback = texts
}

/** A failed request as a destructive toast: its title, or the fallback (S450). Silent for pages that do not exist. */
export function toastFailure(failure: unknown): void {
  if (!isOfMissing(failure)) failureToast(failure)
}

/** A failed query as a destructive toast: its message, or the fallback (S329). */
export function toastQueryFailure(failure: unknown): void {
  if (!isOfMissing(failure)) toast({ title: titleOf(failure, true), tone: 'destructive' })
}

/** A failed request as a toast of its title with a sentence of the caller's below it; answers the toast's id. */
export function failureToast(failure: unknown, sentence?: string): number {
  const title = titleOf(failure)
  const text = sentence === title ? undefined : sentence
  return toast({ ...(isOffline() ? { title: text ?? title } : { title, text }), tone: 'destructive' })
}

const isOfMissing = (failure: unknown): boolean => isApiFailure(failure) && failure.status === 404

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false

/** An answer that came through and says no by its body alone speaks by its message (S449). */
function titleOf(failure: unknown, byMessage = isApiFailure(failure) && failure.status < 400): string {
  if (isOffline()) return fallback.offline
  const { title, message } = (isApiFailure(failure) && failure.answer) || {}
  return (byMessage ? message : title) || message || fallback.failed
}

import { parseJson, readText, removeText, writeText } from '../browser-storage/storage.ts'

/** Stored for the session only, so that a language change or a reload loses nothing that was typed (S116). */
const PREFIX = 'draft:'
/** What a page once filled in, to distinguish it from what was typed around it. */
const SEED_PREFIX = 'seed:'
/** Stored for all tabs: one that is opened now takes it over. */
const HANDED_PREFIX = 'handed:'
/** A new tab asks for it at once; after a menu was read it may take a while. */
const HANDED_FOR_MS = 60_000
/** The clocks of two tabs may differ by so much. */
const SLACK_MS = 1000

type Values = Readonly<Record<string, string>>

/** What was typed into the form of that name, by field. */
export function readDraft(name: string): Values {
  takeOver(name)
  return read(PREFIX + name)
}

/** Whether a page filled in the form of that name. */
export function isSeeded(name: string): boolean {
  takeOver(name)
  return Object.keys(read(SEED_PREFIX + name)).length > 0
}

/** Keeps what a form holds. */
export const writeDraft = (name: string, values: Values): void => write(PREFIX + name, values)

/** Forgets a draft. */
export function clearDraft(name: string): void {
  removeText('session', PREFIX + name)
  removeText('session', SEED_PREFIX + name)
}

/**
 * Fills in fields of a form that is opened next. What was filled in before is replaced; what a visitor added to it,
 * and the other fields, stay.
 */
export function seedDraft(name: string, values: Values): void {
  const draft = read(PREFIX + name)
  const before = read(SEED_PREFIX + name)
  const merged = Object.entries(values).map(([field, text]) => [field, merge(draft[field], before[field], text)])
  writeDraft(name, { ...draft, ...Object.fromEntries(merged) })
  write(SEED_PREFIX + name, values)
}

/** Fills in fields of a form that another tab is about to open. */
export const handDraft = (name: string, values: Values): void =>
  void writeText('local', HANDED_PREFIX + name, JSON.stringify({ at: Date.now(), values }))

/** Takes what was handed over just before this page was opened; pages that were open already leave it. */
function takeOver(name: string): void {
  const key = HANDED_PREFIX + name
  const handed = parseJson(readText('local', key)) as { at: number; values: Values } | undefined
  if (!handed) return
  const waited = performance.timeOrigin - handed.at
  if (waited < -SLACK_MS) return
  removeText('local', key)
  if (waited < HANDED_FOR_MS) seedDraft(name, handed.values)
}

function merge(draft: string | undefined, before: string | undefined, text: string): string {
  const isAdded = before !== undefined && draft !== undefined && draft !== before && draft.includes(before)
  return isAdded ? draft.replace(before, () => text) : text
}

const read = (key: string): Values => (parseJson(readText('session', key)) ?? {}) as Values

const write = (key: string, values: Values): void => void writeText('session', key, JSON.stringify(values))

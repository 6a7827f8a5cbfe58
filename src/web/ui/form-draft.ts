import { parseJson, readText, removeText, writeText } from '../kept/storage.ts'

/** Kept for the session only, so that a language change or a reload loses nothing that was typed (S116). */
const PREFIX = 'draft:'
/** What a page once filled in, to tell it from what was typed around it. */
const SEED_PREFIX = 'seed:'

type Values = Readonly<Record<string, string>>

/** What was typed into the form of that name, by field. */
export const readDraft = (name: string): Values => read(PREFIX + name)

/** Whether a page filled in the form of that name. */
export const isSeeded = (name: string): boolean => Object.keys(read(SEED_PREFIX + name)).length > 0

/** Keeps what a form holds. */
export const writeDraft = (name: string, values: Values): void => write(PREFIX + name, values)

/** Forgets a draft. */
export function clearDraft(name: string): void {
  removeText('session', PREFIX + name)
  removeText('session', SEED_PREFIX + name)
}

/**
 * Fills in fields of a form that is opened next. What was filled in before is replaced; what somebody added to it,
 * and the other fields, stay.
 */
export function seedDraft(name: string, values: Values): void {
  const draft = readDraft(name)
  const before = read(SEED_PREFIX + name)
  const merged = Object.entries(values).map(([field, text]) => [field, merge(draft[field], before[field], text)])
  writeDraft(name, { ...draft, ...Object.fromEntries(merged) })
  write(SEED_PREFIX + name, values)
}

function merge(draft: string | undefined, before: string | undefined, text: string): string {
  const isAdded = before !== undefined && draft !== undefined && draft !== before && draft.includes(before)
  return isAdded ? draft.replace(before, () => text) : text
}

const read = (key: string): Values => (parseJson(readText('session', key)) ?? {}) as Values

const write = (key: string, values: Values): void => void writeText('session', key, JSON.stringify(values))

import type { EditFields } from './merge-edits.ts'

/** What a person typed into the editor of one thing and has not saved, with what the thing was then. */
export interface EditDraft<Fields extends EditFields = EditFields> {
  readonly version: number
  readonly base: Fields
  readonly mine: Fields
}

const keyOf = (staffId: string, thing: string): string => `office-draft ${staffId} ${thing}`

/** The draft of a thing that this browser stores for a person; undefined when there is none, or no storage. */
export function readDraft<Fields extends EditFields>(staffId: string, thing: string): EditDraft<Fields> | undefined {
  try {
    const text = localStorage.getItem(keyOf(staffId, thing))
    const draft: unknown = text === null ? undefined : JSON.parse(text)
    return isDraft(draft) ? (draft as EditDraft<Fields>) : undefined
  } catch {
    return undefined
  }
}

const isDraft = (draft: unknown): draft is EditDraft =>
  typeof draft === 'object' &&
  draft !== null &&
  'version' in draft &&
  Number.isInteger(draft.version) &&
  'base' in draft &&
  typeof draft.base === 'object' &&
  'mine' in draft &&
  typeof draft.mine === 'object'

/** Stores a draft, or forgets it where it is undefined. Without storage the page itself still holds what was typed. */
export function writeDraft(staffId: string, thing: string, draft: EditDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(staffId, thing), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(staffId, thing))
  } catch {
    // A full or forbidden storage costs the draft alone.
  }
}

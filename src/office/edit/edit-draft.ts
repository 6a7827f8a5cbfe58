import { parseJson, readText, removeText, writeText } from '#ui/browser-storage/storage.ts'
import { isFields } from './merge-edits.ts'
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
  const draft = parseJson(readText('local', keyOf(staffId, thing)))
  return isDraft(draft) ? (draft as EditDraft<Fields>) : undefined
}

const isDraft = (draft: unknown): draft is EditDraft =>
  isFields(draft) && Number.isInteger(draft['version']) && isFields(draft['base']) && isFields(draft['mine'])

/** Stores a draft, or forgets it where it is undefined. Without storage the page itself still holds what was typed. */
export function writeDraft(staffId: string, thing: string, draft: EditDraft | undefined): void {
  const key = keyOf(staffId, thing)
  if (draft) writeText('local', key, JSON.stringify(draft))
  else removeText('local', key)
}

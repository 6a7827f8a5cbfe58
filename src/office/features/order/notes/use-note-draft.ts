import { useRef, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '#ui/drafts/form-draft.ts'
import { useMe } from '../../../app/me.tsx'

/** A note that is being typed on an order: it survives other screens and reloads of the tab until it is saved. */
export function useNoteDraft(orderId: string) {
  const { id: staffId } = useMe()
  const name = `office-note:${staffId}:${orderId}`
  const [text, setText] = useState(() => readDraft(name)['text'] ?? '')
  const latest = useRef(text)
  const change = (typed: string): void => {
    latest.current = typed
    setText(typed)
    if (typed === '') clearDraft(name)
    else writeDraft(name, { text: typed })
  }
  /** Empties the field, unless something else was typed while the note was being saved. */
  const clearSaved = (note: string): void => {
    if (latest.current.trim() === note) change('')
  }
  return { text, change, clearSaved }
}

import { useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '#ui/drafts/form-draft.ts'
import { useMe } from '../../../app/me.tsx'

/** A note that is being typed on an order: it survives other screens and reloads of the tab until it is saved. */
export function useNoteDraft(orderId: string) {
  const { id: staffId } = useMe()
  const name = `office-note:${staffId}:${orderId}`
  const [text, setText] = useState(() => readDraft(name)['text'] ?? '')
  const change = (typed: string): void => {
    setText(typed)
    if (typed === '') clearDraft(name)
    else writeDraft(name, { text: typed })
  }
  return { text, change }
}

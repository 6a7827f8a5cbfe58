import type { MouseEvent } from 'react'
import { isForBrowser } from '../router/link.tsx'
import { handDraft, seedDraft } from './form-draft.ts'

const RIGHT_BUTTON = 2

/**
 * What a link needs to fill in the form it leads to, in this tab or in one of its own. `stop` answers whether it must
 * not be followed yet; a menu over the link is never prevented from opening.
 */
export function draftLink(to: string, values: () => Readonly<Record<string, string>>, stop = () => false) {
  const follow = (event: MouseEvent): void => {
    if (event.button !== RIGHT_BUTTON && stop()) event.preventDefault()
    else if (isForBrowser(event)) handDraft(to, values())
    else seedDraft(to, values())
  }
  return { to, onClick: follow, onAuxClick: follow }
}

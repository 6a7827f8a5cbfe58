import { UndoPanel } from '../features/undo-change/undo-panel.tsx'

/** Where the letter about a changed e-mail address or number leads. */
export default function UndoChangePage() {
  return <UndoPanel />
}

import { mayWriteNotes } from '#domain/orders/desk/note-writers.ts'
import { usePermissions } from '../../../app/me.tsx'
import { Button } from '#ui/button.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Moment } from '#ui/text/moment.tsx'
import { useColleagues } from '../assignee.tsx'
import { mentionedIn } from './mentions.ts'
import { NoteField } from './note-field.tsx'
import { useNoteDraft } from './use-note-draft.ts'
import { orderQuery } from '../../../shared/order/order.queries.ts'
import type { Order } from '../../../shared/order/order.queries.ts'

/** What colleagues wrote for each other, and the place for another note. Customers never see it. */
export function Notes({ order }: { order: Order }) {
  const t = useT('office-order')
  const { text, change, clearSaved } = useNoteDraft(String(order.id))
  const colleagues = useColleagues()
  const { isBusy, call } = useCall(
    async (api, note: string) => {
      const mentions = [...mentionedIn(note, colleagues)]
      const answer = await api.post(`/api/office/orders/${order.number}/notes`, { text: note, mentions })
      clearSaved(note)
      return answer
    },
    [orderQuery(order.number)],
  )
  const mayWrite = mayWriteNotes(usePermissions())
  const notes = order.timeline.flatMap((entry) => (entry.kind === 'NOTE' ? [entry] : []))
  if (notes.length === 0 && !mayWrite) return null
  return (
    <section className="butter-note" aria-label={t('note')}>
      {notes.map((note) => (
        <div key={note.id}>
          <p>
            <bdi>{note.text}</bdi>
          </p>
          <small>
            <bdi>{note.by.name}</bdi> · <Moment at={note.at} />
          </small>
        </div>
      ))}
      {mayWrite ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim()) call(text.trim())
          }}
        >
          <NoteField value={text} onChange={change} />
          <Button type="submit" look="outline" size="sm" loading={isBusy} disabled={text.trim() === ''}>
            {t('save')}
          </Button>
        </form>
      ) : null}
    </section>
  )
}

import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Moment } from '#ui/text/moment.tsx'
import { orderQuery } from './order.queries.ts'
import type { Order } from './order.queries.ts'

/** What colleagues wrote for each other, and the place for another note. Customers never see it. */
export function Notes({ order }: { order: Order }) {
  const t = useT('office-order')
  const id = useId()
  const [text, setText] = useState('')
  const { isBusy, call } = useCall(
    async (api, note: string) => {
      const answer = await api.post(`/api/office/orders/${order.number}/notes`, { text: note })
      setText('')
      return answer
    },
    [orderQuery(order.number)],
  )
  const notes = order.timeline.flatMap((entry) => (entry.kind === 'NOTE' ? [entry] : []))
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
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) call(text.trim())
        }}
      >
        <div className="fld">
          <label htmlFor={id}>{t('addNote')}</label>
          <textarea
            id={id}
            className="brief"
            dir="auto"
            maxLength={2000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" look="outline" size="sm" loading={isBusy} disabled={text.trim() === ''}>
          {t('save')}
        </Button>
      </form>
    </section>
  )
}

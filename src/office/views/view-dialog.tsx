import { useId, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ViewedList } from '#domain/staff/saved-view.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { plain } from '#ui/fetching/api-query.ts'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { fieldRefusal } from '../edit/field-refusal.ts'
import { LabelledInput } from '../edit/labelled-input.tsx'
import { listQuery } from '../list/list-address.ts'
import type { ListAddress } from '../list/list-address.ts'
import { viewsQuery } from './saved-views.queries.ts'
import type { SavedView } from './saved-views.queries.ts'

type Props = {
  list: ViewedList
  views: readonly SavedView[]
  /** The view that is changed; a new one without it. */
  view: SavedView | undefined
  address: ListAddress
  onClose: () => void
}

/** Saves what the list shows under a name, or in the place of a view that there is. */
export function ViewDialog({ list, views, view, address, onClose }: Props) {
  const t = useT('office-list')
  const { api } = usePage()
  const client = useQueryClient()
  const { isBusy, problem, run } = useRequest(fieldRefusal)
  const [target, setTarget] = useState(view)
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.isShared ?? false)
  const choose = (id: string) => {
    const chosen = views.find((each) => each.id === id)
    setTarget(chosen)
    setName(chosen?.name ?? '')
    setShared(chosen?.isShared ?? false)
  }
  const save = () =>
    run(async () => {
      const { filters, sort, columns } = address
      const form = { name, isShared, query: listQuery({ filters, sort, columns }) }
      if (target) await api.put(`/api/office/views/${encodeURIComponent(target.id)}`, form, { version: target.version })
      else await api.post('/api/office/views', { list, ...form })
      await client.invalidateQueries(plain(viewsQuery(list)))
      onClose()
    })
  return (
    <Dialog open title={t(view ? 'editView' : 'saveView')} onClose={onClose}>
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p className="quiet">{t('viewHint')}</p>
        {view ? null : <TargetField views={views.filter(({ isOwn }) => isOwn)} target={target} onChange={choose} />}
        <LabelledInput label={t('viewName')} dir="auto" required maxLength={60} value={name} onChange={setName} />
        <label className="check-line">
          <input type="checkbox" checked={isShared} onChange={({ target: box }) => setShared(box.checked)} />
          {t('shareView')}
        </label>
        <AlertLine>{problem}</AlertLine>
        <Button type="submit" loading={isBusy}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}

type TargetProps = { views: readonly SavedView[]; target: SavedView | undefined; onChange: (id: string) => void }

/** Whether a new view is saved, or one's own that there is gets what the list shows now. */
function TargetField({ views, target, onChange }: TargetProps) {
  const t = useT('office-list')
  const id = useId()
  if (views.length === 0) return null
  return (
    <div className="field">
      <label htmlFor={id}>{t('viewTarget')}</label>
      <select id={id} value={target?.id ?? ''} onChange={({ target: field }) => onChange(field.value)}>
        <option value="">{t('newView')}</option>
        {views.map((view) => (
          <option key={view.id} value={view.id}>
            {view.name}
          </option>
        ))}
      </select>
    </div>
  )
}

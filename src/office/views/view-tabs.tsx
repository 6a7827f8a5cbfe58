import { useState } from 'react'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import type { ViewedList } from '#domain/staff/saved-view.ts'
import { Button } from '#ui/button.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import type { ListAddress } from '../list/list-address.ts'
import { ListTabs, activeTab } from '../list/list-tabs.tsx'
import type { ListTab } from '../list/list-tabs.tsx'
import { OfficeIcon } from '../components/office-icon.tsx'
import { useSavedViews, viewsQuery } from './saved-views.queries.ts'
import type { SavedView } from './saved-views.queries.ts'
import { ViewDialog } from './view-dialog.tsx'

type Props = {
  list: ViewedList
  label: string
  path: string
  /** The views that every shop has. */
  tabs: readonly ListTab[]
  address: ListAddress
}

/** The views of a list as tabs: those that every shop has, one's own, and those that colleagues share. */
export function ViewTabs({ list, label, path, tabs, address }: Props) {
  const t = useT('office-list')
  const views = useSavedViews(list)
  const [edited, setEdited] = useState<SavedView | 'new'>()
  const saved = views.map((view) => ({
    id: view.id,
    name: view.name,
    query: view.query,
    ...(!view.isOwn && { note: t('sharedBy', { name: view.by }) }),
  }))
  const all = [...tabs, ...saved]
  const marked = activeTab(all, address)?.id
  const displayed = views.find(({ id }) => id === marked)
  return (
    <div className="views-bar">
      <ListTabs label={label} path={path} tabs={all} address={address} />
      <Button look="ghost" size="icon" aria-label={t('saveView')} onClick={() => setEdited('new')}>
        <OfficeIcon name="plus" />
      </Button>
      {displayed?.mayChange ? <ViewMenu list={list} view={displayed} onEdit={() => setEdited(displayed)} /> : null}
      {edited ? (
        <ViewDialog
          list={list}
          views={views}
          view={edited === 'new' ? undefined : edited}
          address={address}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </div>
  )
}

function ViewMenu({ list, view, onEdit }: { list: ViewedList; view: SavedView; onEdit: () => void }) {
  const t = useT('office-list')
  const { call } = useCall(
    (api) => api.delete(`/api/office/views/${encodeURIComponent(view.id)}`, { version: view.version }),
    [viewsQuery(list)],
  )
  return (
    <ActionMenu
      label={t('viewMenu', { name: view.name })}
      isBelow
      actions={[
        { id: 'edit', name: t('editView'), onChange: onEdit },
        { id: 'remove', name: t('removeView'), onChange: () => call() },
      ]}
    />
  )
}

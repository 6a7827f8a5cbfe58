import { MONEY_ACTIONS } from '#domain/staff/activity-branches.ts'
import { CHANGE_ACTIONS } from '#domain/staff/change-actions.ts'
import { useT } from '#ui/i18n/use-t.ts'
import type { ListTab } from '../../list/list-tabs.tsx'

const OF_STAFF = Object.keys(CHANGE_ACTIONS).filter((action) => /^(?:staff|role|account)\./.test(action))

/** The views of the activity that every shop has. */
export function useActivityTabs(): readonly ListTab[] {
  const t = useT('office-activity')
  return [
    { name: t('viewAll'), query: '' },
    { name: t('viewMine'), query: 'by=me' },
    { name: t('viewStaff'), query: `action=${OF_STAFF.join(',')}` },
    { name: t('viewMoney'), query: `action=${MONEY_ACTIONS.join(',')}` },
    { name: t('viewSystem'), query: 'by=none' },
  ]
}

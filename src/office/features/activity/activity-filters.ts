import { CHANGE_ACTIONS } from '#domain/staff/change-actions.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useFetched, apiQuery } from '#ui/fetching/api-query.ts'
import { useMay } from '../../app/me.tsx'
import { useChangeWords } from '../../history/change-words.ts'
import type { Filter } from '../../list/filter.ts'

/** Everything that the activity can be filtered by; people only for those who see what they did. `subject` is what the thing of the address is called. */
export function useActivityFilters(subject: string): readonly Filter[] {
  const t = useT('office-activity')
  const words = useChangeWords()
  const seesAll = useMay('activity.view')
  const seesStaff = useMay('staff.view')
  const people = useFetched(apiQuery('/api/office/staff', { tags: [] }), { enabled: seesAll && seesStaff })
  const authors: Filter = {
    name: 'by',
    label: t('filterWho'),
    kind: 'choices',
    isSingle: true,
    choices: [
      { value: 'me', label: t('me') },
      { value: 'none', label: t('noPerson') },
      ...(people?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
  }
  return [
    ...(seesAll ? [authors] : []),
    {
      name: 'action',
      label: t('filterAction'),
      kind: 'choices',
      choices: Object.keys(CHANGE_ACTIONS).map((value) => ({ value, label: words.action(value) })),
    },
    { name: 'from', label: t('from'), kind: 'day' },
    { name: 'to', label: t('to'), kind: 'day' },
    { name: 'subject', label: t('thing'), kind: 'link', text: subject },
  ]
}

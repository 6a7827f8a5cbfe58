import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { StateNote } from '../components/states.tsx'

/** In the place of a list whose filters fit nothing. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useT('office-list')
  return (
    <StateNote title={t('nothingTitle')} text={t('nothingText')}>
      <Button look="outline" onClick={onClear}>
        {t('clearFilters')}
      </Button>
    </StateNote>
  )
}

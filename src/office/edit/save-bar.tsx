import { AlertLine } from '#ui/form/alert-line.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useHotkeys } from '../keys/use-hotkeys.ts'
import type { FieldWords } from './conflict-panel.tsx'
import type { EditFields } from './merge-edits.ts'
import type { Edit } from './use-edit.ts'

/** What is changed and not saved, by its names, with the two ways on. Not there while nothing is changed. */
export function SaveBar<Fields extends EditFields>({ edit, words }: { edit: Edit<Fields>; words: FieldWords<Fields> }) {
  const t = useT('office-edit')
  const list = useT('office-list')
  const isOpen = edit.changed.length > 0
  useHotkeys(isOpen ? [{ keys: 'mod+s', name: t('save'), run: () => void edit.save(), whileTyping: true }] : [])
  if (!isOpen) return null
  const names = edit.changed.map((name) => words[name].label).join(list('listComma'))
  return (
    <div className="save-bar" role="region" aria-label={t('notSaved')}>
      <i className="save-dot" aria-hidden="true" />
      <span>
        <b>{t('changes', { count: edit.changed.length })}</b> <span className="quiet">{names}</span>
      </span>
      <AlertLine>{edit.problem}</AlertLine>
      <span className="save-ways">
        <Button look="outline" onClick={edit.discard}>
          {t('discard')}
        </Button>
        <Button loading={edit.isBusy} disabled={edit.left > 0} onClick={() => void edit.save()}>
          {t('save')}
          <kbd aria-hidden="true">Ctrl S</kbd>
        </Button>
      </span>
    </div>
  )
}

import { MAX_NOTE_LENGTH } from '#domain/cart/cart-item.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useConfigurator } from './use-configurator.tsx'

/** What the printer should know about this line (S173). */
export function NoteStep() {
  const t = useT('product')
  const { decisions, decide } = useConfigurator()
  return (
    <div className="field">
      <textarea
        aria-labelledby="step-note"
        dir="auto"
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        placeholder={t('lineNoteHint')}
        value={decisions.note ?? ''}
        onChange={({ target }) => decide({ note: target.value })}
      />
    </div>
  )
}

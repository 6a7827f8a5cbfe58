import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { ConflictPanel } from '../../edit/conflict-panel.tsx'
import { beginEdit, chooseSide, editedFields, leftToChoose, meetVersion } from '../../edit/edit-state.ts'
import { LineField } from '../../edit/line-field.tsx'
import type { Edit } from '../../edit/use-edit.ts'

type Sample = { readonly name: string }

/** What one typed, and a colleague saved meanwhile. */
const CLASHED = meetVersion<Sample>(
  { ...beginEdit(1, { name: 'Noura Studio' }), mine: { name: 'Noura Studio, Riyadh' } },
  { version: 2, fields: { name: 'Noura Design Studio' }, by: 'Omar', at: '2026-11-22T10:38:00+03:00' },
)

/** A field with a hint and with what is wrong, and an edit that a colleague's save stands in the way of. */
export function EditParts() {
  const t = useT('office-parts')
  const edit = useSampleEdit()
  const [text, setText] = useState('')
  return (
    <section className="ruled">
      <h2>{t('edit')}</h2>
      <ConflictPanel edit={edit} words={{ name: { label: t('field') } }} />
      <h3>{t('fields')}</h3>
      <div className="two-columns">
        <LineField label={t('field')} hint={t('right')} value={text} onChange={setText} />
        <LineField label={t('field')} required isInvalid hint={t('bad')} value={text} onChange={setText} />
      </div>
    </section>
  )
}

/** An edit that is saved nowhere. */
function useSampleEdit(): Edit<Sample> {
  const [state, setState] = useState(CLASHED)
  return {
    values: state.mine,
    set: (name, value) => setState({ ...state, mine: { ...state.mine, [name]: value } }),
    changed: Object.keys(editedFields(state)) as (keyof Sample)[],
    conflict: state.conflict,
    chosen: state.chosen,
    left: leftToChoose(state),
    choose: (clash, side) => setState(chooseSide(state, clash, side)),
    takeAllTheirs: () =>
      setState((state.conflict?.clashes ?? []).reduce((next, clash) => chooseSide(next, clash, 'theirs'), state)),
    isBusy: false,
    problem: undefined,
    fieldProblems: {},
    save: async () => setState(CLASHED),
    discard: () => setState(CLASHED),
  }
}

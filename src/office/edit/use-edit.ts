import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiFailure } from '#ui/api-failure.ts'
import { refusalOf } from '#ui/form/refusal.ts'
import { refusalText } from '#ui/form/refusal-text.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { useMe } from '../app/me.tsx'
import { readDraft, writeDraft } from './edit-draft.ts'
import { beginEdit, chooseSide, editedFields, isSameRead, leftToChoose, meetVersion } from './edit-state.ts'
import type { EditConflict, EditState } from './edit-state.ts'
import type { Clash, EditFields } from './merge-edits.ts'

export interface EditOptions<Fields extends EditFields> {
  /** Kind and id of the thing: `staff:<id>`. What is typed is stored under it until it is saved. */
  readonly thing: string
  /** The thing as it was read last. */
  readonly version: number
  readonly fields: Fields
  /** The fields as a refusal says them now, where the server writes them otherwise than the editor. */
  readonly read?: (present: unknown) => Partial<Fields>
  /**
   * Sends what was changed, for this version; answers the thing as it is then. `whole` is the thing with these changes over that
   * version, for calls that replace all of it: what the page read first may be older.
   */
  readonly save: (
    changed: Partial<Fields>,
    version: number,
    whole: Fields,
  ) => Promise<{ readonly version: number; readonly fields: Fields }>
}

/** An editor of one thing: its values, what is changed, and the one way to save them. */
export interface Edit<Fields extends EditFields> {
  readonly values: Fields
  readonly set: <Name extends keyof Fields>(name: Name, value: Fields[Name]) => void
  /** The names of the fields that differ from what is saved. */
  readonly changed: readonly (keyof Fields & string)[]
  readonly conflict: EditConflict<Fields> | undefined
  readonly chosen: EditState<Fields>['chosen']
  /** How many clashes wait for a choice. */
  readonly left: number
  readonly choose: (clash: Clash<keyof Fields & string>, side: 'mine' | 'theirs') => void
  readonly takeAllTheirs: () => void
  readonly isBusy: boolean
  /** Why the last save was refused; by field what is wrong with it. */
  readonly problem: string | undefined
  readonly fieldProblems: Readonly<Record<string, string>>
  readonly save: () => Promise<void>
  readonly discard: () => void
}

/**
 * Edits a thing that others may edit too. What they saved meanwhile is joined with what was typed: other fields are
 * taken, the same fields are shown side by side (`ConflictPanel`). What is typed survives reloads and lost sessions.
 */
export function useEdit<Fields extends EditFields>(options: EditOptions<Fields>): Edit<Fields> {
  const { thing, version, fields } = options
  const { id: staffId } = useMe()
  const [state, setState] = useState(() => resumed(staffId, options))
  const update = (next: EditState<Fields>) => {
    setState(next)
    // Until each side is chosen the draft says what was typed over which version: a reload asks again.
    if (leftToChoose(next) > 0) return
    const isEdited = Object.keys(editedFields(next)).length > 0
    writeDraft(staffId, thing, isEdited ? { version: next.version, base: next.base, mine: next.mine } : undefined)
  }
  const changed = Object.keys(editedFields(state)) as (keyof Fields & string)[]
  // A newer version is followed while nothing is typed; under the hands of a person nothing changes.
  if (version > state.version && changed.length === 0 && !state.conflict) setState(beginEdit(version, fields))
  const saving = useSaving(options, update)
  return {
    values: state.mine,
    set: (name, value) => update({ ...state, mine: { ...state.mine, [name]: value } }),
    changed,
    conflict: state.conflict,
    chosen: state.chosen,
    left: leftToChoose(state),
    choose: (clash, side) => update(chooseSide(state, clash, side)),
    takeAllTheirs: () =>
      update((state.conflict?.clashes ?? []).reduce((next, clash) => chooseSide(next, clash, 'theirs'), state)),
    isBusy: saving.isBusy,
    problem: saving.problem,
    fieldProblems: saving.fieldProblems,
    save: () => saving.save(state),
    discard: () => {
      saving.forgive()
      update(beginEdit(state.version, state.base))
    },
  }
}

/** The edit as this browser left it: a draft of an older version meets the one that was read now. */
function resumed<Fields extends EditFields>(
  staffId: string,
  { thing, version, fields }: EditOptions<Fields>,
): EditState<Fields> {
  const draft = readDraft<Fields>(staffId, thing)
  if (!draft) return beginEdit(version, fields)
  const left = { ...beginEdit(draft.version, draft.base), mine: { ...fields, ...draft.mine } }
  if (draft.version === version && isSameRead(draft.base, fields)) return left
  return meetVersion(left, { version, fields, by: null, at: null })
}

function useSaving<Fields extends EditFields>(
  { save: send, read = (present) => present as Partial<Fields> }: EditOptions<Fields>,
  update: (next: EditState<Fields>) => void,
) {
  const t = useT('form')
  const words = useT('office-edit')
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [fieldProblems, setFieldProblems] = useState<Readonly<Record<string, string>>>({})
  const forgive = () => {
    setProblem(undefined)
    setFieldProblems({})
  }
  const attempt = async (state: EditState<Fields>): Promise<void> => {
    const changed = editedFields(state)
    if (Object.keys(changed).length === 0) return update(beginEdit(state.version, state.base))
    try {
      const { version, fields } = await send(changed, state.version, state.mine)
      update(beginEdit(version, fields))
    } catch (failure) {
      const met = conflictOf(state, failure, read)
      if (!met) throw failure
      update(met)
      if (met.conflict) return
      toast({ title: words('merged') })
      await attempt(met)
    }
  }
  const save = async (state: EditState<Fields>): Promise<void> => {
    if (isBusy || leftToChoose(state) > 0) return
    setBusy(true)
    forgive()
    try {
      await attempt({ ...state, conflict: undefined, chosen: {} })
    } catch (failure) {
      const errors = isApiFailure(failure) ? (failure.answer?.errors ?? []) : []
      setFieldProblems(Object.fromEntries(errors.map(({ field, message }) => [field, message])))
      setProblem(errors[0]?.message ?? refusalText(refusalOf(failure), t))
    } finally {
      setBusy(false)
      // What is shown around the editor says what is saved now, also by a colleague.
      await client.invalidateQueries()
    }
  }
  return { isBusy, problem, fieldProblems, save, forgive }
}

/** The edit joined with what a refusal says the thing is now; undefined for any other failure. */
function conflictOf<Fields extends EditFields>(
  state: EditState<Fields>,
  failure: unknown,
  read: (present: unknown) => Partial<Fields>,
): EditState<Fields> | undefined {
  const conflict = isApiFailure(failure) ? failure.answer?.conflict : undefined
  if (!conflict) return undefined
  const fields = { ...state.base, ...read(conflict.present) }
  return meetVersion(state, { version: conflict.version, fields, by: conflict.changedBy, at: conflict.changedAt })
}

import { changedIn, isSameValue, mergeEdits } from './merge-edits.ts'
import type { Clash, EditFields } from './merge-edits.ts'

/** What a colleague saved while one was editing. */
export interface EditConflict<Fields extends EditFields> {
  readonly by: string | null
  readonly at: string | null
  readonly clashes: readonly Clash<keyof Fields & string>[]
  readonly adopted: readonly (keyof Fields & string)[]
}

/** An edit of one thing: what was read, what is typed, and what stands in its way. */
export interface EditState<Fields extends EditFields> {
  readonly version: number
  readonly base: Fields
  readonly mine: Fields
  readonly conflict: EditConflict<Fields> | undefined
  /** Which side was chosen of each clash. */
  readonly chosen: Readonly<Record<string, 'mine' | 'theirs' | undefined>>
}

export const beginEdit = <Fields extends EditFields>(version: number, base: Fields): EditState<Fields> => ({
  version,
  base,
  mine: base,
  conflict: undefined,
  chosen: {},
})

/** The state after another version of the thing was found: both edits joined, and what clashes in it. */
export function meetVersion<Fields extends EditFields>(
  state: EditState<Fields>,
  found: { readonly version: number; readonly fields: Fields; readonly by: string | null; readonly at: string | null },
): EditState<Fields> {
  const { fields, clashes, adopted } = mergeEdits(state.base, state.mine, found.fields)
  return {
    version: found.version,
    base: found.fields,
    mine: fields,
    conflict: clashes.length > 0 ? { by: found.by, at: found.at, clashes, adopted } : undefined,
    chosen: {},
  }
}

/** How many clashes wait for a choice. */
export const leftToChoose = <Fields extends EditFields>({ conflict, chosen }: EditState<Fields>): number =>
  conflict?.clashes.filter(({ field }) => !chosen[field]).length ?? 0

/** The state with one side of a clash chosen. */
export function chooseSide<Fields extends EditFields>(
  state: EditState<Fields>,
  clash: Clash<keyof Fields & string>,
  side: 'mine' | 'theirs',
): EditState<Fields> {
  const value = side === 'mine' ? clash.mine : clash.theirs
  return {
    ...state,
    mine: { ...state.mine, [clash.field]: value },
    chosen: { ...state.chosen, [clash.field]: side },
  }
}

/** The fields that a save would change, with their values. */
export const editedFields = <Fields extends EditFields>({ base, mine }: EditState<Fields>): Partial<Fields> =>
  Object.fromEntries(changedIn(base, mine).map((name) => [name, mine[name]])) as Partial<Fields>

/** Whether two reads of a thing say the same. */
export const isSameRead = (one: EditFields, other: EditFields): boolean => isSameValue(one, other)

import { CHANGE_ACTIONS } from './change-actions.ts'
import type { ChangeAction } from './change-actions.ts'
import type { Permission } from './permissions.ts'

/** Whose changes are meant: those of a person, those that no person signed in made, or those of anybody. */
type Author = { readonly by: string } | { readonly by: null } | { readonly by?: never }

/** Changes that one walk along an index reads: of one author or any, with one of these actions or any. */
export type Branch = Author & {
  readonly actions?: readonly ChangeAction[]
  /** Leaves one author out. */
  readonly except?: string
}

/** Who reads the activity. */
export type ActivityReader = { readonly staffId: string; readonly permissions: ReadonlySet<Permission> }

/** Which changes are asked for. */
export type ActivityFilter = {
  /** A person, or null for commands and jobs. */
  readonly by?: string | null | undefined
  readonly actions?: readonly ChangeAction[] | undefined
}

/** Actions with money or its documents: who holds `activity.money` sees those of everyone. */
export const MONEY_ACTIONS: readonly ChangeAction[] = (Object.keys(CHANGE_ACTIONS) as ChangeAction[]).filter(
  (action) => 'money' in CHANGE_ACTIONS[action],
)

/**
 * The changes that a reader may see of those asked for, as parts that do not overlap: everybody's, or one's own and with
 * `activity.money` what was done with money. None when nothing of it may be seen.
 */
export function branchesOf({ staffId, permissions }: ActivityReader, { by, actions }: ActivityFilter): Branch[] {
  const requested = actions && { actions }
  const author = by === undefined ? {} : { by }
  if (permissions.has('activity.view')) return [{ ...author, ...requested } as Branch]
  const own: Branch[] = by === undefined || by === staffId ? [{ by: staffId, ...requested }] : []
  const money = MONEY_ACTIONS.filter((action) => !actions || actions.includes(action))
  const seesMoney = permissions.has('activity.money') && by !== staffId && money.length > 0
  if (!seesMoney) return own
  return [...own, { ...author, actions: money, ...(by === undefined && { except: staffId }) } as Branch]
}

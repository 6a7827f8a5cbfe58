import type { Permission } from './permissions.ts'

/** The lists whose views are saved, with what one must be allowed to see them. Twin of the check in SQL. */
export const VIEWED_LISTS = {
  orders: 'orders.view',
  staff: 'staff.view',
  activity: 'activity.view',
} as const satisfies Readonly<Record<string, Permission>>

export type ViewedList = keyof typeof VIEWED_LISTS

export const VIEWED_LIST_NAMES = Object.keys(VIEWED_LISTS) as [ViewedList, ...ViewedList[]]

/** Views that a person has of one list, at most. */
export const MAX_VIEWS = 30

/** Whether a person may change or remove a view: their own, and shared ones for who decides about staff. */
export const mayChangeView = (
  view: { readonly staffId: string; readonly isShared: boolean },
  { staffId, permissions }: { readonly staffId: string; readonly permissions: ReadonlySet<Permission> },
): boolean => view.staffId === staffId || (view.isShared && permissions.has('staff.decide'))

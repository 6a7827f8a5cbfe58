import type { ReactNode } from 'react'

/** Something that can be found: opened, or done. */
export interface FindItem {
  readonly id: string
  /** What is before its name: a picture, a mark or an icon. */
  readonly mark: ReactNode
  readonly title: string
  readonly detail?: ReactNode
  /** At the end of its row. */
  readonly end?: ReactNode
  /** Opens it: another screen, or a page elsewhere. What is done instead of opened has `run`. */
  readonly to?: string
  /** The address is of the shop, and opens in a tab of its own. */
  readonly isOutside?: boolean
  readonly run?: () => void
}

/** Things of one kind. */
export interface FindGroup {
  readonly id: 'recent' | 'orders' | 'customers' | 'products' | 'screens' | 'actions'
  readonly items: readonly FindItem[]
}

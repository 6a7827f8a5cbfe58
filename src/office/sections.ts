import type { IconName } from '#ui/icons/icon-shapes.ts'
import type { OfficeIconName } from './components/office-icons.ts'
import type { ScreenName } from './site-map.ts'

/** A line of the navigation. */
export interface SectionLink {
  readonly screen: ScreenName
  readonly icon: IconName | OfficeIconName
  /** The key after `g` that leads there. */
  readonly key?: string
}

/** The sections in their order; the screens of later parts have no place here before they exist. */
export const SECTIONS = [
  {
    name: 'work',
    links: [
      { screen: 'today', icon: 'today', key: 't' },
      { screen: 'orders', icon: 'order', key: 'o' },
      { screen: 'requests', icon: 'quote', key: 'q' },
      { screen: 'board', icon: 'board', key: 'b' },
      { screen: 'artwork', icon: 'file', key: 'a' },
      { screen: 'scan', icon: 'scan', key: 's' },
    ],
  },
  { name: 'finance', links: [{ screen: 'money', icon: 'money', key: 'p' }] },
  { name: 'offers', links: [{ screen: 'coupons', icon: 'tag', key: 'c' }] },
  {
    name: 'house',
    links: [
      { screen: 'staff', icon: 'users', key: 'u' },
      { screen: 'activity', icon: 'history', key: 'h' },
      { screen: 'tablets', icon: 'phone' },
      { screen: 'workshop', icon: 'gear' },
    ],
  },
] as const satisfies readonly { readonly name: string; readonly links: readonly SectionLink[] }[]

import { normaliseForSearch, wordsOf } from '#domain/text/normalise.ts'
import { otherLayout } from '#domain/text/keyboard-layout.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePersisted } from '#ui/browser-storage/use-persisted.ts'
import { useMe, usePermissions } from '../app/me.tsx'
import type { Hotkey } from '../keys/hotkeys.ts'
import { Keys } from '../keys/keys.tsx'
import { OfficeIcon } from '../components/office-icon.tsx'
import { SECTIONS } from '../sections.ts'
import type { SectionLink } from '../sections.ts'
import { addressOf, maySee, SCREENS } from '../site-map.ts'
import type { FindGroup, FindItem } from './find-item.ts'
import { recentOf } from './recent.ts'

/** What the browser finds itself: things opened last, screens, and what can be done on the present one. */
export function useOwnGroups(typed: string, actions: readonly Hotkey[]): readonly FindGroup[] {
  const screens = useScreenItems()
  const recent = useRecentItems()
  const fits = (item: FindItem) => isFound(item.title, typed)
  return [
    { id: 'recent', items: typed.trim() === '' ? recent : [] },
    { id: 'screens', items: screens.filter(fits) },
    { id: 'actions', items: actions.map(actionItem).filter(fits) },
  ]
}

function useScreenItems(): readonly FindItem[] {
  const t = useT('office-frame')
  const permissions = usePermissions()
  return SECTIONS.flatMap(({ links }): readonly SectionLink[] => links)
    .filter(({ screen }) => maySee(SCREENS[screen], permissions))
    .map(({ screen, icon, key }) => ({
      id: `screen-${screen}`,
      mark: <IconMark name={icon} />,
      title: t(screen),
      end: key === undefined ? null : <Keys of={`g ${key}`} />,
      to: addressOf(screen),
    }))
}

function useRecentItems(): readonly FindItem[] {
  const t = useT('office-frame')
  const { id } = useMe()
  return usePersisted(recentOf(id)).map(({ screen, params }) => ({
    id: `recent-${screen}-${Object.values(params).join('-')}`,
    mark: <IconMark name="history" />,
    title: [t(screen), ...Object.values(params)].join(' '),
    to: addressOf(screen, params),
  }))
}

const actionItem = ({ keys, name, run }: Hotkey): FindItem => ({
  id: `action-${keys}`,
  mark: <IconMark name="arrow" />,
  title: name,
  end: <Keys of={keys} />,
  run,
})

const IconMark = ({ name }: { name: SectionLink['icon'] }) => (
  <span className="find-mark">
    <OfficeIcon name={name} />
  </span>
)

/** Whether every word that was typed begins a word of the name, also when it was typed under the other keyboard layout. */
function isFound(name: string, typed: string): boolean {
  const words = wordsOf(normaliseForSearch(name))
  return [typed, ...otherLayout(typed)].some((each) =>
    wordsOf(normaliseForSearch(each)).every((part) => words.some((word) => word.startsWith(part))),
  )
}

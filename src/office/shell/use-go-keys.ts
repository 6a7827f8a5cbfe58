import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { usePermissions } from '../app/me.tsx'
import { useHotkeys } from '../keys/use-hotkeys.ts'
import { addressOf, maySee, SCREENS } from '../site-map.ts'
import { SECTIONS } from '../sections.ts'
import type { SectionLink } from '../sections.ts'

/** `g` and a letter lead to a section, `n` to a new order. */
export function useGoKeys(): void {
  const t = useT('office-frame')
  const navigate = useNavigate()
  const permissions = usePermissions()
  const links = SECTIONS.flatMap(({ links: each }): readonly SectionLink[] => each)
  useHotkeys([
    ...(maySee(SCREENS.newOrder, permissions)
      ? [{ keys: 'n', name: t('newOrder'), run: () => navigate(addressOf('newOrder')) }]
      : []),
    ...links
      .filter(({ screen, key }) => key !== undefined && maySee(SCREENS[screen], permissions))
      .map(({ screen, key }) => ({
        keys: `g ${key}`,
        name: t('goTo', { screen: t(screen) }),
        run: () => navigate(addressOf(screen)),
      })),
  ])
}

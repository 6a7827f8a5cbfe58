import { useT } from '#ui/i18n/use-t.ts'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { chooseTheme, THEMES, useTheme } from './theme.ts'

/** The three themes side by side. */
export function ThemeSwitch() {
  const t = useT('shell')
  const current = useTheme()
  return (
    <fieldset className="themes" aria-label={t('theme')}>
      {THEMES.map(({ theme, icon, label }) => (
        <button key={theme} aria-pressed={current === theme} onClick={() => chooseTheme(theme)}>
          <Icon name={icon} />
          {t(label)}
        </button>
      ))}
    </fieldset>
  )
}

/** The same as a menu, for the bar at the top. */
export function ThemeMenu() {
  const t = useT('shell')
  const current = useTheme()
  return (
    <ActionMenu
      label={t('theme')}
      choice="single"
      actions={THEMES.map(({ theme, icon, label }) => ({
        id: theme,
        name: t(label),
        icon,
        checked: current === theme,
        onChange: () => chooseTheme(theme),
      }))}
      trigger={
        <button className="theme-go no-phone" aria-label={t('theme')}>
          <Icon name="contrast" />
        </button>
      }
    />
  )
}

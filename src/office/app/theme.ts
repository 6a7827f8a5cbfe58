/** How the office looks: as the device does, or as was chosen. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

const COOKIE = 'office_theme'

/** The theme that a browser remembers, from its cookies; the device's own where it remembers none. */
export function readTheme(cookie: string | undefined): Theme {
  const [, name] = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(cookie ?? '') ?? []
  return THEMES.find((theme) => theme === name) ?? 'system'
}

/** Lets this browser remember a theme, and shows it now. */
export function rememberTheme(theme: Theme): void {
  document.cookie = `${COOKIE}=${theme}; Path=/office; Max-Age=31536000; SameSite=Strict`
  showTheme(theme)
}

let stopFollowing: (() => void) | undefined

/** Shows a theme now, and follows the device while it is `system`. */
export function showTheme(theme: Theme): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)')
  const isStrong = matchMedia('(prefers-contrast: more)')
  const show = (): void => {
    const device = isStrong.matches ? 'contrast' : isDark.matches ? 'dark' : 'light'
    document.documentElement.dataset['theme'] = theme === 'system' ? device : theme
  }
  stopFollowing?.()
  stopFollowing = undefined
  show()
  if (theme !== 'system') return
  const queries = [isDark, isStrong]
  for (const query of queries) query.addEventListener('change', show)
  stopFollowing = () => queries.forEach((query) => query.removeEventListener('change', show))
}

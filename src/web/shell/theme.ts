import { useSyncExternalStore } from 'react'
import { writeText } from '#ui/browser-storage/storage.ts'

/** S111, S114: the themes, stored as `theme` = `main-theme-…`. */
export const THEMES = [
  { theme: 'light', icon: 'sun', label: 'themeLight' },
  { theme: 'dark', icon: 'moon', label: 'themeDark' },
  { theme: 'contrast', icon: 'contrast', label: 'themeContrast' },
] as const

export type Theme = (typeof THEMES)[number]['theme']

const CHANGED = 'themechange'

/** The theme shown; null on the server, which does not know it. */
export const useTheme = (): string | null =>
  useSyncExternalStore(
    onChange,
    () => document.documentElement.dataset['theme'] ?? 'light',
    () => null,
  )

/** Shows a theme and stores it. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  // As plain text, because the head script reads it before anything else is there.
  writeText('local', 'theme', `main-theme-${theme}`)
  dispatchEvent(new Event(CHANGED))
}

function onChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

const THEME_PREFIX = 'main-theme-'
const YEAR_S = 31_536_000

/** Shows what the browser has stored about this visitor before the first paint: theme, a session, the language. */
export function showStoredState(root: HTMLElement): void {
  try {
    showTheme(root, localStorage)
    // A customer who was signed in is not asked to sign in while the page hydrates.
    if (/"isAuthenticated":true/.test(localStorage.getItem('persist:root') ?? '')) root.dataset['known'] = ''
    followLanguage(root.lang, localStorage.getItem('lang'))
  } catch {
    // Storage may be forbidden by the browser's settings: the page looks as on a first visit.
  }
}

/** S111, S114: the stored theme; on a first visit the system's wish, which is then stored; an unknown one is light. */
function showTheme(root: HTMLElement, storage: Storage): void {
  let stored = storage.getItem('theme')
  if (!stored) {
    stored = THEME_PREFIX + (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light')
    storage.setItem('theme', stored)
  }
  const theme = stored.slice(THEME_PREFIX.length)
  root.dataset['theme'] = theme === 'dark' || theme === 'contrast' ? theme : 'light'
}

/**
 * S112: where the address has no prefix, the locally stored language wins over a lost cookie; tried once per session.
 */
function followLanguage(pageLanguage: string, stored: string | null): void {
  const isOther = (stored === 'ar' || stored === 'en') && stored !== pageLanguage
  if (!isOther || /^\/(ar|en)(\/|$)/.test(location.pathname) || sessionStorage.getItem('langRetried')) return
  sessionStorage.setItem('langRetried', '1')
  document.cookie = `lang=${stored};path=/;max-age=${YEAR_S};samesite=lax`
  location.reload()
}

import type { Language } from '#domain/language.ts'

/** What the document of the office brings along. */
export interface OfficeState {
  readonly language: Language
  readonly shopName: Readonly<Record<Language, string>>
  /** The shop's own mark as a symbol in SVG; null for the built-in one. */
  readonly mark: string | null
  /** When the page began (ms). */
  readonly now: number
}

/** Reads it from the document. */
export const readState = (): OfficeState => ({
  ...(JSON.parse(document.getElementById('state')?.textContent ?? '{}') as Omit<OfficeState, 'now'>),
  now: Date.now(),
})

/** Lets this browser remember a language of the office, and loads the page again in it. */
export function chooseLanguage(language: Language): void {
  document.cookie = `office_language=${language}; Path=/office; Max-Age=31536000; SameSite=Strict`
  location.reload()
}

/** Whether a language was chosen in this browser. */
export const hasChosenLanguage = (): boolean => /(?:^|;\s*)office_language=/.test(document.cookie)

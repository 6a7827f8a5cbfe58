import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What can differ between themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** What every page has around it. */
const FRAME = ['.top', '.head', '.categories', '.foot']

type Scope = {
  /** The part that is checked; without it the page inside its frame. */
  readonly part?: string
  /** The frame too: header, categories and footer are the same on every page, and checked on one. */
  readonly withFrame?: boolean
  /** Only what can differ between themes. */
  readonly coloursOnly?: boolean
}

/** What axe finds wrong on a page that is open, a line for each rule with the elements it names. */
export async function axeFindings(page: Page, { part, withFrame, coloursOnly }: Scope = {}): Promise<string[]> {
  // Checked within the page, in one call and without a list of what passed: a quarter to a half of the time otherwise taken.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (part) builder.include(part)
  else if (!withFrame) for (const each of FRAME) builder.exclude(each)
  const { violations } = await (coloursOnly ? builder.withRules(COLOUR_RULES) : builder.withTags(RULES)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Shows a theme on a page that is open, as the switch in its header does. */
export const showTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
  }, theme)

/** Colours are the same in both languages and at all widths: each theme but the light one is looked at in one language. */
export const OTHER_THEME = { en: 'contrast', ar: 'dark' } as const

/** What axe finds in a part of the page, in the light theme and in the other one of a language. */
export async function axeFindingsInThemes(page: Page, part: string, language: 'en' | 'ar'): Promise<string[]> {
  const found = await axeFindings(page, { part })
  const theme = OTHER_THEME[language]
  await showTheme(page, theme)
  found.push(...(await axeFindings(page, { part, coloursOnly: true })).map((line) => `${theme}: ${line}`))
  await showTheme(page, 'light')
  return found
}

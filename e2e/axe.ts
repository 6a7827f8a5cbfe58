import type { Page } from '@playwright/test'
import axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What can differ between themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** What every page has around it. */
const FRAME = ['.top', '.head', '.categories', '.foot']

/** How long a fade takes at most. */
const FADE_MS = 1_000

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
  // A document reads the 650 KB once, and answers no more than what is wrong: a third of the time otherwise taken.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const context = part ? { include: [part] } : { exclude: withFrame ? [] : FRAME }
  const rules = coloursOnly
    ? ({ type: 'rule', values: COLOUR_RULES } as const)
    : ({ type: 'tag', values: RULES } as const)
  return page.evaluate(
    async ([where, runOnly, most]) => {
      const { axe: checker } = globalThis as unknown as { axe: typeof axe }
      // What fades in or out is pale meanwhile.
      const fades = document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= most,
        )
      await Promise.all(fades.map(({ finished }) => finished.catch(() => undefined)))
      const { violations } = await checker.run(where, { resultTypes: ['violations'], runOnly })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    [context, rules, FADE_MS] as const,
  )
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

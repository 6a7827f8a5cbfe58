import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { Brand } from './brand.ts'
import { contrast, readableOn, shaded } from './colour.ts'

/** The one loud colour of a shop in a theme: of buttons, pressed, on them, and as text. */
export type AccentTints = {
  readonly accent: string
  readonly press: string
  readonly on: string
  readonly text: string
}

/** The tints of the accent in each theme. */
export type Accent = Readonly<Record<'light' | 'dark' | 'contrast', AccentTints>>

/** Contrast of text (WCAG AA), and in the theme of high contrast (AAA). */
const AA = 4.5
const AAA = 7
/** Grounds of the themes that the accent stands on: the one where it is hardest to read (styles/tokens.css). */
const LIGHT_GROUND = '#f2ede4'
const DARK_GROUND = '#1b1d22'
const DARK_INK = '#17181c'
const WHITE = '#ffffff'

/** White text on the colour cannot be read; `nearest` is the next shade on which it can. */
export type PaleAccent = { readonly code: 'brand/pale-accent'; readonly nearest: string }

/** The tints of a brand's colour. One too pale for white text is refused, with the nearest that works. */
export function accentOf(colour: string): Result<Accent, PaleAccent> {
  if (contrast(colour, WHITE) < AA)
    return err({ code: 'brand/pale-accent', nearest: readableOn(WHITE, colour, AA, 'dark') })
  const strong = readableOn(WHITE, colour, AAA, 'dark')
  const bright = readableOn(DARK_GROUND, colour, AA + 1, 'bright')
  return ok({
    light: {
      accent: colour,
      press: shaded(colour, 0.3),
      on: WHITE,
      text: readableOn(LIGHT_GROUND, colour, AA, 'dark'),
    },
    dark: { accent: bright, press: shaded(bright, -0.2), on: DARK_INK, text: shaded(bright, -0.15) },
    contrast: { accent: strong, press: shaded(strong, 0.4), on: WHITE, text: strong },
  })
}

const rules = ({ accent, press, on, text }: AccentTints, more = ''): string =>
  `{--accent:${accent};--accent-press:${press};--on-accent:${on};--accent-text:${text}${more}}`

/** The colour that is built in (styles/tokens.css). */
export const BUILT_IN_ACCENT = '#d13a1f'

/** CSS that puts the tints in the place of the built ones. */
export const accentStyle = ({ light, dark, contrast: high }: Accent): string =>
  `:root${rules(light, `;--accent-ink:${light.accent}`)}[data-theme=dark]${rules(dark)}[data-theme=contrast]${rules(high)}`

/** CSS of a brand's colour; empty for the built-in one. A refused colour changes nothing. */
export function accentStyleOf({ accent }: Pick<Brand, 'accent'>): string {
  const tints = accent === null ? undefined : accentOf(accent)
  return tints?.ok ? accentStyle(tints.value) : ''
}

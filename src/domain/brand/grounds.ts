import type { Brand } from './brand.ts'
import { inHueOf } from './colour.ts'

/** The quiet grounds of a shop: what stands behind its text. */
export type Grounds = {
  /** The ground of the page. */
  readonly paper: string
  /** The ground of marked rows and pressed choices. */
  readonly paper2: string
  readonly hairline: string
  /** What lies around a page of artwork. */
  readonly desk: string
  /** The ground of a panel that stands out of the page, and of one that stands out more. */
  readonly panel: string
  readonly panel2: string
}

/** The grounds that are built in (styles/tokens.css): warm, beside the built-in accent. */
export const BUILT_IN_GROUNDS: Grounds = {
  paper: '#faf8f4',
  paper2: '#f2ede4',
  hairline: '#e6e1d8',
  desk: '#e8e1d6',
  panel: '#eadfcb',
  panel2: '#f6e6b0',
}

/** How much of a ground's colour is the hue of the accent; the rest is grey. */
const SHARES: Readonly<Record<keyof Grounds, number>> = {
  paper: 0.5,
  paper2: 0.6,
  hairline: 0.4,
  desk: 0,
  panel: 0.8,
  panel2: 1,
}

/**
 * The grounds in the hue of a brand's accent. Each is as bright as the built-in one in its place, so every contrast that
 * holds on those holds on these.
 */
export function groundsOf({ accent }: Pick<Brand, 'accent'>): Grounds {
  if (accent === null) return BUILT_IN_GROUNDS
  const ground = (name: keyof Grounds): string => inHueOf(accent, BUILT_IN_GROUNDS[name], SHARES[name])
  return {
    paper: ground('paper'),
    paper2: ground('paper2'),
    hairline: ground('hairline'),
    desk: ground('desk'),
    panel: ground('panel'),
    panel2: ground('panel2'),
  }
}

/**
 * CSS that puts the grounds in the place of the built ones; empty for the built-in colour. Panels have dark text in every
 * theme; the other grounds are those of the light theme alone.
 */
export function groundStyleOf(brand: Pick<Brand, 'accent'>): string {
  if (brand.accent === null) return ''
  const { paper, paper2, hairline, desk, panel, panel2 } = groundsOf(brand)
  return (
    `:root{--desk:${desk};--panel:${panel};--panel-2:${panel2}}` +
    `[data-theme=light]{--paper:${paper};--paper-2:${paper2};--stub:${paper2};--hairline:${hairline};--on-solid:${paper}}`
  )
}

import type { ColourUse } from '#domain/preflight/file-facts.ts'
import { spotsOf, type Space } from './colour-space.ts'
import type { ContentWalk } from './content-walk.ts'
import type { Extent } from './extent.ts'
import { isTransparent } from './graphics-state.ts'
import { colourOf, keyed, type Colour } from './paint.ts'

/** Notes that something is filled, with a colour or a pattern. */
export function paintFill(walk: ContentWalk, kind: ColourUse['kind'], extent: Extent): void {
  const { state, page } = walk
  const seen = walk.seen(extent)
  const { pattern } = state.fill
  if (pattern !== undefined) return paintPattern(walk, pattern, kind, seen)
  const colour = colourOf(state.fill)
  page.uses.paint({
    kind,
    colour,
    overprints: overprints(colour, state.fillOverprints, state.overprintMode),
    isTransparent: isTransparent(state, state.fillAlpha),
    extent: seen,
  })
}

/** Notes that something is drawn with a line. */
export function paintStroke(walk: ContentWalk, kind: ColourUse['kind'], extent: Extent): Colour {
  const { state, page } = walk
  const colour = colourOf(state.stroke)
  page.uses.paint({
    kind,
    colour,
    overprints: overprints(colour, state.strokeOverprints, state.overprintMode),
    isTransparent: isTransparent(state, state.strokeAlpha),
    extent: walk.seen(extent),
  })
  return colour
}

/** Notes paint of many colours of one space: pictures and gradients. */
export function paintSpace(walk: ContentWalk, kind: ColourUse['kind'], space: Space, given: PaintFacts): void {
  const { state, page } = walk
  const spots = spotsOf(space)
  page.uses.paint({
    kind,
    colour: keyed({
      ...MANY,
      space: space.space,
      spots,
      leastTint: spots.length > 0 ? given.leastTint : 1,
      ink: space.space === 'CMYK' ? 4 : 0,
    }),
    overprints: state.fillOverprints,
    isTransparent: given.isMasked || isTransparent(state, state.fillAlpha),
    extent: walk.seen(given.extent),
  })
}

type PaintFacts = { readonly extent: Extent; readonly leastTint: number; readonly isMasked: boolean }

const MANY = { isWhite: false, isBlack: false, isRichBlack: false, isMixed: true }

/**
 * Whether what lies below is printed through it. White of four inks in overprint mode 0 still takes all four away, so that it
 * does not vanish.
 */
const overprints = ({ isWhite, space }: Colour, isSet: boolean, mode: number): boolean =>
  isSet && !(isWhite && space === 'CMYK' && mode === 0)

function paintPattern(walk: ContentWalk, name: string, kind: ColourUse['kind'], extent: Extent): void {
  const pattern = walk.resources.pattern(name)
  if (!pattern) return
  if (pattern.kind === 'SHADING') {
    return paintSpace(walk, kind, pattern.space, { extent, leastTint: 0, isMasked: false })
  }
  const { state } = walk
  const plain = { ...state.fill, pattern: undefined }
  walk.runForm(
    pattern.form,
    { ...state, matrix: walk.base, ...(pattern.isColoured ? {} : { fill: plain, stroke: plain }) },
    extent,
  )
}

import type { PrintSpec } from './print-spec.ts'

/** A template with the size it is drawn in, and its bleed; null for one of no certain size, such as a guide. Millimetres. */
export type Drawn = {
  readonly size: { readonly width: number; readonly height: number; readonly bleed: number } | null
}

/**
 * The templates that help with what is configured: of the size and the bleed of one of its faces, whichever way it lies, and of no
 * certain size.
 */
export const fittingTemplates = <Template extends Drawn>(
  templates: readonly Template[],
  { faces }: Pick<PrintSpec, 'faces'>,
): readonly Template[] =>
  templates.filter(({ size }) => size === null || faces.some(({ sheet }) => sidesOf(sheet) === sidesOf(size)))

const sidesOf = ({ width, height, bleed }: NonNullable<Drawn['size']>): string =>
  `${Math.min(width, height)} × ${Math.max(width, height)}, ${bleed}`

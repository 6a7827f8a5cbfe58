/** How names of files end that a product can be printed from. */
const PRINTED = ['pdf', 'ai', 'psd', 'psb', 'svg', 'png', 'jpg', 'jpeg', 'webp', 'tif', 'tiff', 'eps']

/** What a file chooser offers: files to print from, and packages of them. */
export const ACCEPTED_FILES = [...PRINTED, 'zip'].map((ending) => `.${ending}`).join(',')

/** Whether a file of that name can be one to print from. */
export const isPrintedName = (name: string): boolean =>
  PRINTED.some((ending) => name.toLowerCase().endsWith(`.${ending}`))

/** Which files of a package are meant: one alone, or the only drawing of pages among its pictures, as programs of layout pack it. */
export function likelyFiles<Named extends { readonly name: string }>(printed: readonly Named[]): readonly Named[] {
  const drawings = printed.filter(({ name }) => /\.(?:pdf|ai)$/i.test(name))
  return [printed, drawings].find(({ length }) => length === 1) ?? []
}

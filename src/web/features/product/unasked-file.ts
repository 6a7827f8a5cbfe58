import type { ProductDetail } from '#contract/catalog/product-detail.ts'

/**
 * Whether a product is printed from a file that none of its features asks for: what is printed is then not typed on its
 * page either.
 */
export const needsUnaskedFile = ({ features }: Pick<ProductDetail, 'features'>): boolean =>
  !features.some(({ control, maxChoices }) => control === 'FILE' || (control === 'TEXT' && maxChoices === null))

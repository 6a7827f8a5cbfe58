import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { isReadyMade } from '#domain/catalog/ready-made.ts'

/**
 * Whether a product is printed from a file that none of its features asks for: what is printed is then not typed on its
 * page either.
 */
export const needsUnaskedFile = ({ features, prices }: Pick<ProductDetail, 'features' | 'prices'>): boolean =>
  !isReadyMade({ features, prices }) &&
  !features.some(({ control, maxChoices }) => control === 'FILE' || (control === 'TEXT' && maxChoices === null))

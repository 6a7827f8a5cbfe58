import type { Brand } from '#domain/brand/brand.ts'
import { DEFAULT_BRAND } from '#domain/brand/brand.ts'

let current = DEFAULT_BRAND

/**
 * The brand of the shop of this process. It is process-wide because one process serves one shop: messages, documents and pages
 * name the shop in places where a parameter would have to be handed through every layer.
 */
export const currentBrand = (): Brand => current

/** Makes a brand the one of this process. */
export function useBrand(brand: Brand): void {
  current = brand
}

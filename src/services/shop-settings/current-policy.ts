import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'

let current = DEFAULT_POLICY

/** How the shop of this process works, without a statement: prices and dates of every order depend on it. */
export const currentPolicy = (): ShopPolicy => current

/** Makes a policy the one of this process. */
export function usePolicy(policy: ShopPolicy): void {
  current = policy
}

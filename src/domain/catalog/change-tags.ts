/**
 * What may change about the catalogue and the shop's texts. A cache of something made from them names the tags it
 * depends on and drops it when one of them is announced:
 *
 * - `*` anything at all may have changed (a large import, or announcements may have been missed)
 * - `catalogue` some list of products, a count or the category tree
 * - `product:12`, `category:7` that product; that category or a product in it
 * - `content` slides, banners, client companies, articles, pages
 * - `settings` contact info, social links and other settings
 * - `shop` how the shop presents itself and works, once every part of the process knows it
 */
export type ChangeTag = '*' | 'catalogue' | 'content' | 'settings' | 'shop' | `product:${string}` | `category:${string}`

export const productTag = (id: string | number): ChangeTag => `product:${id}`

export const categoryTag = (id: string | number): ChangeTag => `category:${id}`

import type { QuotedLine } from '#contract/cart/quote.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import type { StoredCart } from '#domain/cart/stored-cart.ts'
import type { FeatureControl } from '#domain/catalog/feature.ts'
import type { Language } from '#domain/language.ts'
import { persistedValue } from '#ui/browser-storage/persisted-value.ts'
import { usePersistedFact } from '#ui/browser-storage/use-persisted.ts'

/** A decision in words. */
export type ShownAnswer = {
  readonly name: string
  readonly control: FeatureControl
  readonly choices: readonly string[]
  readonly value: string | null
}

/** A line with what is shown of it, in the language in which that was last fetched. */
export type ShownItem = CartItem & {
  readonly shown: QuotedLine['product'] & {
    readonly language: Language
    readonly answers: readonly ShownAnswer[]
    /** The answer that names the pieces of each kind, which together are the quantity; a cart stored long ago has none. */
    readonly pieces?: { readonly feature: string; readonly name: string; readonly most: number } | undefined
    readonly wasPrice: number | null
    readonly nextBreak: QuotedLine['nextBreak']
  }
}

/** What the shop changed about a line; shown with it, or in its place, until it is dismissed. `name`: of the product. */
export type Notice = { readonly key: string; readonly name: string } & (
  | { readonly kind: 'stock' | 'rule' | 'price' | 'joined'; readonly from: number; readonly to: number }
  | { readonly kind: 'sold-out' | 'gone' | 'added' }
)

/** The cart of this browser (S188). */
export type BrowserCart = StoredCart<ShownItem> & {
  readonly notices: readonly Notice[]
  /** Where it is to be delivered, for the estimate. */
  readonly place: {
    readonly regionId: string
    readonly cityId: string
    readonly name: string
    readonly language: Language
  } | null
  /** The customer it belongs to, and the version of the shop's copy; a visitor's has neither. */
  readonly owner: string | null
  readonly version: number
  /** Changed since the shop's copy was. */
  readonly unsent: boolean
  /** Names it to the shop once it is being bought, so that it becomes one order; another one after that. */
  readonly cartKey: string | null
}

const EMPTY: BrowserCart = {
  items: [],
  saved: [],
  couponCode: null,
  urgent: false,
  notices: [],
  place: null,
  owner: null,
  version: 0,
  unsent: false,
  cartKey: null,
}

export const cart = persistedValue<BrowserCart>({ key: 'cart', version: 1, empty: EMPTY, read: readCart })

/** How many lines there are. */
export const useCartCount = (): number => usePersistedFact(cart, ({ items }) => items.length)

/** What does not look like a line is left out; what does not look like a cart begins again. */
function readCart(data: unknown): BrowserCart | undefined {
  const stored = data as Partial<BrowserCart>
  if (!Array.isArray(stored.items)) return undefined
  const list = <Item>(value: unknown, isOne: (item: Item) => boolean): Item[] =>
    Array.isArray(value) ? value.filter((item) => isSound(() => isOne(item))) : []
  return {
    items: list(stored.items, isItem),
    saved: list(stored.saved, isItem),
    couponCode: typeof stored.couponCode === 'string' ? stored.couponCode : null,
    urgent: stored.urgent === true,
    notices: list<Notice>(stored.notices, ({ key, name, kind }) => [key, name, kind].every(isText)),
    place: placeOf(stored.place),
    owner: typeof stored.owner === 'string' ? stored.owner : null,
    version: Number.isSafeInteger(stored.version) ? (stored.version as number) : 0,
    unsent: stored.unsent !== false,
    cartKey: typeof stored.cartKey === 'string' ? stored.cartKey : null,
  }
}

const isItem = ({ key, id, quantity, finalPrice, features, productPrice, shown, notes, artworkIds }: ShownItem) =>
  [key, id, notes, shown.name, shown.slug, productPrice.id].every(isText) &&
  [quantity, finalPrice, productPrice.price, productPrice.setupFee, productPrice.offerPercent].every(isCount) &&
  [features, artworkIds, productPrice.ladder, shown.answers].every(Array.isArray) &&
  features.every(
    ({ productFeature: { id: feature, choices } }) => isText(feature) && choices.every(({ price }) => isCount(price)),
  ) &&
  quantity > 0

const placeOf = (place: BrowserCart['place'] | undefined): BrowserCart['place'] =>
  place && [place.regionId, place.cityId, place.name].every(isText) ? place : null

const isText = (value: unknown): boolean => typeof value === 'string'
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0

/** Data of another form than a reader thought of is not sound. */
function isSound(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}

import type { QuotedLine } from '#contract/cart/quote.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { featureOfVersion1 } from '#domain/cart/version-1.ts'
import type { FeatureOfVersion1 } from '#domain/cart/version-1.ts'
import type { StoredCart } from '#domain/cart/stored-cart.ts'
import type { FeatureControl } from '#domain/configuration/feature.ts'
import type { Language } from '#domain/language.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { persistedValue } from '#ui/browser-storage/persisted-value.ts'
import { usePersistedFact } from '#ui/browser-storage/use-persisted.ts'

/** A decision in words. */
export type DisplayedAnswer = {
  readonly name: string
  readonly control: FeatureControl
  readonly choices: readonly string[]
  readonly value: string | null
}

/** A line with what is shown of it, in the language in which that was last fetched. */
export type CartItemView = CartItem & {
  readonly shown: Omit<QuotedLine['product'], 'takesFile'> & {
    /** A cart stored long ago does not say. */
    readonly takesFile?: boolean | undefined
    readonly language: Language
    readonly answers: readonly DisplayedAnswer[]
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
export type BrowserCart = StoredCart<CartItemView> & {
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

export const cart = persistedValue<BrowserCart>({ key: 'cart', version: 2, empty: EMPTY, read: readCart })

/** How many lines there are. */
export const useCartCount = (): number => usePersistedFact(cart, ({ items }) => items.length)

/** What does not look like a line is left out; what does not look like a cart begins again. */
function readCart(data: unknown, version: number): BrowserCart | undefined {
  const stored = data as Partial<BrowserCart>
  if (!Array.isArray(stored.items)) return undefined
  const readItem = (each: CartItemView | ItemOfVersion1): CartItemView | false => {
    const item = version < 2 ? itemOfVersion1(each as ItemOfVersion1) : (each as CartItemView)
    return isItem(item) && item
  }
  return {
    items: list(stored.items, readItem),
    saved: list(stored.saved, readItem),
    couponCode: textOf(stored.couponCode),
    urgent: stored.urgent === true,
    notices: list(stored.notices, readNotice),
    place: placeOf(stored.place),
    owner: textOf(stored.owner),
    version: Number.isSafeInteger(stored.version) ? (stored.version as number) : 0,
    unsent: stored.unsent !== false,
    cartKey: textOf(stored.cartKey),
  }
}

/** The things of a stored list that can be read; data of another form than a reader thought of cannot. */
const list = <Stored, Item>(stored: unknown, read: (each: Stored) => Item | false): Item[] =>
  (Array.isArray(stored) ? stored : []).flatMap((each: Stored) => {
    try {
      return read(each) || []
    } catch {
      return []
    }
  })

/** A line as it was stored with the prices of its choices, by the piece or by a charged `area` in hundredths of a square metre. */
type ItemOfVersion1 = Omit<CartItemView, 'features' | 'surcharge'> & {
  readonly features: readonly (FeatureOfVersion1<{ readonly id: string; readonly price: Halalas }> & {
    readonly area?: number
  })[]
}

const itemOfVersion1 = (item: ItemOfVersion1): CartItemView => ({
  ...item,
  features: item.features.map(featureOfVersion1),
  surcharge: item.features.reduce(
    (sum, { productFeature, area = 100 }) => productFeature.choices.reduce((all, { price }) => all + price * area, sum),
    0,
  ),
})

const isItem = ({
  key,
  id,
  quantity,
  finalPrice,
  surcharge,
  features,
  productPrice,
  shown: product,
  ...more
}: CartItemView) =>
  [key, id, more.notes, product.name, product.slug, productPrice.id].every(isText) &&
  [quantity, finalPrice, surcharge, productPrice.price, productPrice.setupFee, productPrice.offerPercent].every(
    isCount,
  ) &&
  [features, more.artworkIds, productPrice.ladder, product.answers].every(Array.isArray) &&
  features.every(({ featureId, choiceIds }) => isText(featureId) && Array.isArray(choiceIds)) &&
  quantity > 0

const placeOf = (place: BrowserCart['place'] | undefined): BrowserCart['place'] =>
  place && [place.regionId, place.cityId, place.name].every(isText) ? place : null

const readNotice = (notice: Notice): Notice | false => [notice.key, notice.name, notice.kind].every(isText) && notice

const textOf = (value: unknown): string | null => (isText(value) ? value : null)
const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0

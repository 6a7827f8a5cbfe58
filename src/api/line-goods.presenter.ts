import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { OrderReader } from '#services/orders/order-reader.service.ts'

type StoredLine = NonNullable<Awaited<ReturnType<OrderReader['find']>>>['lines'][number]
type Goods = Pick<
  StoredLine,
  'position' | 'product_id' | 'product_code' | 'name' | 'variant' | 'image_key' | 'features' | 'quantity'
>

/** What was ordered in a line, as customers and staff see it. */
export const presentGoods = (line: Goods, language: Language) => ({
  position: line.position,
  product: line.product_id === null ? null : String(line.product_id),
  code: line.product_code,
  name: inLanguage(line.name, language),
  variant: line.variant && inLanguage(line.variant, language),
  image: line.image_key,
  features: line.features.map(({ name, choices, value }) => ({
    name: inLanguage(name, language),
    choices: choices.map((choice) => inLanguage(choice, language)),
    value,
  })),
  quantity: line.quantity,
})

import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { CatalogChanges } from '../catalog/catalog-changes.ts'
import type { CatalogService } from '../catalog/catalog.service.ts'
import { pictureOf } from '../catalog/picture.ts'
import type { ProductCardData } from '../catalog/product-card.ts'
import { cachedValue } from '../cached-value.ts'
import { bannerItems } from './banner-items.ts'
import type { BannerItem } from './banner-items.ts'
import { linkedIds, pathWithSlugs } from './own-paths.ts'
import type { LinkedSlugs } from './own-paths.ts'
import { readBanners, readClients, readSlides, readSlugs } from './storefront.repository.ts'

export interface StorefrontOptions {
  readonly db: Db
  readonly changes: CatalogChanges
  readonly catalog: Pick<CatalogService, 'cardsByCode'>
}

export type StorefrontService = ReturnType<typeof createStorefrontService>

/** Slides, banners and client companies in one language. */
export function createStorefrontService({ db, changes, catalog }: StorefrontOptions) {
  const slides = cachedValue(changes, ['content', 'catalogue'], async () => {
    const rows = await readSlides(db)
    return { rows, slugs: await readSlugs(db, linkedIds(rows.map((row) => row.action_path))) }
  })
  const banners = cachedValue(changes, ['content', 'catalogue'], async () => {
    const rows = (await readBanners(db)).map((row) => ({ ...row, items: bannerItems(row.items) }))
    const codes = rows.flatMap(({ items }) => items.flatMap((item) => ('product' in item ? [item.product] : [])))
    const cards = await catalog.cardsByCode([...new Set(codes)])
    const links = rows.flatMap(({ items }) => items.flatMap((item) => ('product' in item ? [] : [item.path])))
    const slugs = await readSlugs(db, linkedIds([...links, ...rows.map((row) => row.action_path)]))
    return { rows, slugs, cards: new Map(cards.map((card) => [card.code, card])) }
  })

  return {
    /** The contract's Slides, of the website or of every place they are shown. */
    slides: async (language: Language, { onlyWebsite }: { onlyWebsite: boolean }) => {
      const { rows, slugs } = await slides()
      return rows
        .filter(({ for_website: forWebsite }) => forWebsite || !onlyWebsite)
        .map((row) => presentSlide(row, slugs, language))
    },

    /** The contract's Banners, of one place or of all. A product that is gone is left out. */
    banners: async (language: Language, placement?: BannerRow['placement']) => {
      const { rows, slugs, cards } = await banners()
      const cardColumn = language === 'ar' ? 'card_ar' : 'card_en'
      const cardsOf = (item: BannerItem): ProductCardData[] => {
        const card = 'product' in item ? cards.get(item.product) : undefined
        return card ? [JSON.parse(card[cardColumn]) as ProductCardData] : []
      }
      return rows
        .filter((row) => placement === undefined || row.placement === placement)
        .map(({ items, ...row }) => ({
          ...presentBanner(row, slugs, language),
          links: items.flatMap((item) => linkOf(item, slugs, language)),
          products: items.flatMap(cardsOf),
        }))
    },

    /** A page of client companies, and how many there are. */
    clients: async (page: { limit: number; offset: number }, language: Language) => {
      const { total, rows } = await readClients(db, page)
      const companies = rows.map((row) => ({
        id: String(row.id),
        name: inLanguage(row.name, language),
        logo: pictureOf(row, null, row.name, language),
        url: row.url,
      }))
      return { total, companies }
    },
  }
}

type SlideRow = Awaited<ReturnType<typeof readSlides>>[number]
type BannerRow = Omit<Awaited<ReturnType<typeof readBanners>>[number], 'items'>

const presentSlide = (row: SlideRow, slugs: LinkedSlugs, language: Language) => ({
  id: String(row.id),
  title: inLanguage(row.title, language),
  text: textOrNull(row.text, language),
  tabLabel: inLanguage(row.tab_label, language),
  actionLabel: textOrNull(row.action_label, language),
  actionPath: row.action_path && pathWithSlugs(row.action_path, slugs, language),
  priceFrom: row.price_from,
  pricedPer: row.priced_per,
  picture: pictureOf(row, row.image_alt, row.title, language),
  swatch: row.swatch,
})

const presentBanner = (row: BannerRow, slugs: LinkedSlugs, language: Language) => ({
  id: String(row.id),
  placement: row.placement,
  title: inLanguage(row.title, language),
  text: textOrNull(row.text, language),
  tag: textOrNull(row.tag, language),
  actionLabel: textOrNull(row.action_label, language),
  actionPath: row.action_path && pathWithSlugs(row.action_path, slugs, language),
  offerPercent: row.offer_percent,
  picture: pictureOf(row, row.image_alt, row.title, language),
})

const textOrNull = (text: LocalizedText | null, language: Language): string | null => text && inLanguage(text, language)

const linkOf = (item: BannerItem, slugs: LinkedSlugs, language: Language) =>
  'product' in item
    ? []
    : [
        {
          title: inLanguage(item.title, language),
          text: textOrNull(item.text ?? null, language),
          path: pathWithSlugs(item.path, slugs, language),
        },
      ]

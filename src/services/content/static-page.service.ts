import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Db } from '#db/connection.ts'
import type { StaticPageKey } from '#db/schema/content.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { pictureOf } from '../catalog/picture.ts'
import { findStaticPage } from './static-page.repository.ts'

export type StaticPageService = ReturnType<typeof createStaticPageService>

/** The company's pages in one language. */
export const createStaticPageService = (db: Db) => ({
  /** The contract's StaticPage; undefined while the shop has no such page. */
  find: async (key: StaticPageKey, language: Language) => {
    const found = await findStaticPage(db, key)
    if (!found) return undefined
    const { page, sections, images } = found
    return {
      key: page.key,
      title: inLanguage(page.title, language),
      intro: page.intro && inLanguage(page.intro, language),
      updatedAt: riyadhTimestamp(page.updated_at),
      sections: sections.map(({ code, title, body, image_ids: imageIds }) => ({
        code,
        title: inLanguage(title, language),
        bodyHtml: inLanguage(body, language),
        pictures: imageIds.flatMap((id) => {
          const image = images.get(id)
          return image ? [pictureOf(image, null, title, language)] : []
        }),
      })),
    }
  },
})

import { ApiFailure } from '#contract/api-client.ts'
import type { ApiClient } from '#contract/api-client.ts'
import type { BlogCard } from '#contract/content/blog.ts'
import { languagesFrom } from '#domain/language.ts'
import type { Brand } from '#domain/brand/brand.ts'
import type { Language } from '#domain/language.ts'
import { otherLanguageOf } from '#domain/text/written-language.ts'
import { withPrefix } from '#ui/router/with-prefix.ts'
import { hrefs } from '../../site-map.ts'
import { sitemapIndex, urlSet } from './sitemap-xml.ts'
import type { SitemapUrl } from './sitemap-xml.ts'

/** Products of one sitemap file; a file may hold 50,000 addresses, but should be made in one breath. */
const PRODUCTS_PER_FILE = 2_000
const PER_CALL = 100

export type SitemapSource = { publicUrl: string; brand: () => Brand; apiFor: (language: Language) => ApiClient }

/** The index: pages and products, per language. */
export async function sitemapOverview({ publicUrl, brand, apiFor }: SitemapSource): Promise<string> {
  const { meta } = await apiFor('en').get('/api/app/products', { query: { perPage: 1 } })
  const files = Math.ceil(meta.total / PRODUCTS_PER_FILE)
  return sitemapIndex(
    languagesFrom(brand().firstLanguage).flatMap((language) => [
      `${publicUrl}/sitemaps/${language}/pages.xml`,
      ...Array.from({ length: files }, (_, index) => `${publicUrl}/sitemaps/${language}/products-${index + 1}.xml`),
    ]),
  )
}

/** The company's pages, categories and articles of one language. */
export async function pagesSitemap({ publicUrl, apiFor }: SitemapSource, language: Language): Promise<string> {
  const api = apiFor(language)
  const categories = await api.get('/api/app/categories')
  const blogs = await everyBlog(api)
  const texts = await textPages(api)
  const at = addressIn(publicUrl, language)
  const fixed = [hrefs.home(), hrefs.blogs(), hrefs.contactUs(), hrefs.specialRequest()]
  return urlSet([
    ...fixed.map((path) => at(path)),
    ...texts.map(({ path, updatedAt }) => ({ ...at(path), changed: updatedAt })),
    ...categories.data.flatMap((category) => [
      at(hrefs.category(category), category.picture),
      ...category.subCategories.map((sub) => at(hrefs.category(category, sub), sub.picture)),
    ]),
    ...blogs.map((blog) => ({ ...at(hrefs.blog(blog), blog.cover), changed: blog.updatedAt })),
  ])
}

/** One file of products with their pictures, without those that have no English name in English; undefined when there are not so many. `file` counts from 1. */
export async function productsSitemap(
  { publicUrl, apiFor }: SitemapSource,
  language: Language,
  file: number,
): Promise<string | undefined> {
  const api = apiFor(language)
  const at = addressIn(publicUrl, language)
  const firstPage = ((file - 1) * PRODUCTS_PER_FILE) / PER_CALL + 1
  const { data: changes } = await api.get('/api/app/product-changes', {
    query: { page: file, perPage: PRODUCTS_PER_FILE },
  })
  const changedAt = new Map(changes.map(({ id, updatedAt }) => [id, updatedAt]))
  const urls: SitemapUrl[] = []
  for (let page = firstPage; page < firstPage + PRODUCTS_PER_FILE / PER_CALL; page += 1) {
    const { data, meta } = await api.get('/api/app/products', {
      query: { page, perPage: PER_CALL, sort: 'newest' },
    })
    const own = data.filter(({ name }) => language === 'ar' || !otherLanguageOf(name, language))
    urls.push(
      ...own.map((product) => ({
        ...at(hrefs.product(product), ...product.pictures),
        changed: changedAt.get(product.id),
      })),
    )
    if (page >= meta.lastPage) break
  }
  return urls.length > 0 ? urlSet(urls) : undefined
}

const TEXT_PAGES = [
  ['about-us', hrefs.aboutUs()],
  ['privacy-policy', hrefs.privacyPolicy()],
  ['terms-and-condition', hrefs.termsAndCondition()],
  ['return-refund', hrefs.returnRefund()],
] as const

/** The company's texts that there are, with the time of their last change. */
async function textPages(api: ApiClient): Promise<readonly { path: string; updatedAt: string }[]> {
  const read = TEXT_PAGES.map(async ([key, path]) => {
    try {
      const { data } = await api.get(`/api/app/pages/${key}`)
      return [{ path, updatedAt: data.updatedAt }]
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) return []
      throw error
    }
  })
  return (await Promise.all(read)).flat()
}

/** Every article, with the time of its last change. */
async function everyBlog(api: ApiClient): Promise<readonly BlogCard[]> {
  const found: BlogCard[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await api.get('/api/app/blogs', { query: { page, perPage: PER_CALL } })
    found.push(...data)
    last = meta.lastPage
  }
  return found
}

const addressIn =
  (publicUrl: string, language: Language) =>
  (path: string, ...pictures: ({ key: string; width: number } | null)[]): SitemapUrl => ({
    address: publicUrl + withPrefix(language, path),
    pictures: pictures.flatMap((picture) => (picture ? [`${publicUrl}/images/${picture.key}/640.webp`] : [])),
  })

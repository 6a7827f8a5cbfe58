import type { APIRequestContext } from '@playwright/test'

export const LANGUAGES = ['en', 'ar'] as const
export const WIDTHS = [390, 1280] as const

/** Every public page, without language prefix: one address a kind, found in the shop's own API. */
export async function publicPages(request: APIRequestContext): Promise<string[]> {
  const list = async (path: string) => {
    const answer = (await (await request.get(path)).json()) as {
      data: { id: string; subCategories?: { id: string; slug: string }[] }[]
    }
    return answer.data
  }
  const [category] = await list('/api/app/categories')
  const [product] = await list('/api/app/products?sort=best-selling')
  const [blog] = await list('/api/app/blogs')
  const sub = category?.subCategories?.[0]
  return [
    '/home',
    `/category/${category?.id ?? ''}`,
    ...(category && sub ? [`/category/${category.id}/-/${sub.id}`] : []),
    `/product/${product?.id ?? ''}`,
    '/search?name=cards',
    '/search?name=%D8%A8%D8%B7%D8%A7%D9%82%D8%A7%D8%AA',
    '/search?name=zzzzqqqq',
    '/blogs',
    `/blogs/${blog?.id ?? ''}`,
    '/about-us',
    '/contact-us',
    '/special-request',
    '/privacy-policy',
    '/terms-and-condition',
    '/return-refund',
    '/wishlist',
    '/undo-change',
    '/cart',
    '/no-such-page',
  ]
}

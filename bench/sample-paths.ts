type Listed = { id: string; slug: string; productCount?: number }

/** Addresses of the running shop that stand for their kind: the fullest category and a product of it. */
export type SamplePaths = {
  home: string
  category: string
  product: string
  search: string
  blog: string
  listApi: string
  productApi: string
  categoryId: string
}

/** Looks the addresses up in the shop's own API. */
export async function samplePaths(origin: string): Promise<SamplePaths> {
  const categories = await dataOf<Listed[]>(`${origin}/api/app/categories`)
  const fullest = categories.toSorted((a, b) => (b.productCount ?? 0) - (a.productCount ?? 0))[0]
  const [product] = await dataOf<Listed[]>(`${origin}/api/app/products?category=${fullest?.id ?? ''}`)
  const [blog] = await dataOf<Listed[]>(`${origin}/api/app/blogs`)
  if (!fullest || !product || !blog) throw new Error('the shop has no categories, products or articles to measure')
  return {
    home: '/en/home',
    category: `/en/category/${fullest.id}/${fullest.slug}`,
    product: `/en/product/${product.id}/${product.slug}`,
    search: '/en/search?name=cards',
    blog: `/en/blogs/${blog.id}/${blog.slug}`,
    listApi: '/api/app/products?perPage=24',
    productApi: `/api/app/products/${product.id}`,
    categoryId: fullest.id,
  }
}

async function dataOf<Data>(url: string): Promise<Data> {
  const answer = await fetch(url, { headers: { 'accept-language': 'en' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return ((await answer.json()) as { data: Data }).data
}

const STATIC_PAGES = ['home', 'search', 'blogs', 'about-us', 'contact-us', 'special-request']

/** Every public page in both languages, searches for every word of a name, and the calls behind them. */
export async function everyPath(origin: string): Promise<string[]> {
  const categories = await dataOf<Listed[]>(`${origin}/api/app/categories`)
  const products = await dataOf<(Listed & { name: string })[]>(`${origin}/api/app/products?perPage=100`)
  const blogs = await dataOf<Listed[]>(`${origin}/api/app/blogs`)
  const words = new Set(products.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{3,}/g) ?? []))
  const pages = [
    ...STATIC_PAGES,
    ...categories.map(({ id, slug }) => `category/${id}/${slug}`),
    ...products.map(({ id, slug }) => `product/${id}/${slug}`),
    ...blogs.map(({ id, slug }) => `blogs/${id}/${slug}`),
    ...[...words].map((word) => `search?name=${word}`),
  ]
  const reached: string[] = []
  for (const page of pages) {
    for (const language of ['en', 'ar']) reached.push(await canonical(origin, `/${language}/${page}`))
  }
  return [
    ...reached,
    ...products.map(({ id }) => `/api/app/products/${id}`),
    ...categories.map(({ id }) => `/api/app/products?category=${id}&facets=true`),
  ]
}

/** Where a path leads to, fit for a request: the Arabic page of a product has a slug of its own. */
async function canonical(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  await answer.body?.cancel()
  const { pathname, search } = new URL(answer.headers.get('location') ?? path, origin)
  return pathname + search
}

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

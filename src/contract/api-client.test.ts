import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { ApiFailure, createApiClient, fetchTransport } from './api-client.ts'
import type { AnswerOf, ApiClient, ApiRequest, ApiResponse, QueryOf } from './api-client.ts'
import type { ProductCard } from './catalog/product-card.ts'
import type { ProductDetail } from './catalog/product-detail.ts'

const answering = (response: ApiResponse) => {
  const requests: ApiRequest[] = []
  const client = createApiClient(async (request) => {
    requests.push(request)
    return response
  }, 'ar')
  return { client, requests }
}

const done = { status: 200, body: { status: 1, message: 'تم', data: [] } }

describe('the client of the API', () => {
  test('asks in its language, for JSON, with parameters repeated for lists', async () => {
    const { client, requests } = answering(done)
    const answer = await client.get('/api/app/products', { query: { choices: ['3', '4'], offers: true, name: '' } })
    expect(answer).toEqual(done.body)
    expect(requests).toEqual([
      {
        method: 'GET',
        url: '/api/app/products?choices=3&choices=4&offers=true',
        headers: { Accept: 'application/json', 'Accept-Language': 'ar' },
      },
    ])
  })

  test('sends JSON, and forms as forms', async () => {
    const { client, requests } = answering(done)
    const form = new FormData()
    const message = { fullName: 'سارة', email: 's@shop.example', phoneNumber: '0551234567', message: 'مرحبا' }
    await client.post('/api/contacts', message)
    await client.post('/api/special-requests/create', form)
    expect(requests[0]).toMatchObject({
      body: JSON.stringify(message),
      headers: { 'Content-Type': 'application/json' },
    })
    expect(requests[1]?.body).toBe(form)
    expect(requests[1]?.headers).not.toHaveProperty('Content-Type')
  })

  test.each([
    [404, { status: 0, message: 'Product not found', code: 'NOT_FOUND' }],
    // Whatever the status line says, the envelope decides.
    [200, { status: 0, message: 'No', code: 'CONFLICT' }],
  ])('throws what the API refuses (%i)', async (status, body) => {
    const { client } = answering({ status, body })
    await expect(client.get('/api/app/categories')).rejects.toMatchObject({
      status,
      answer: body,
      message: body.message,
    })
  })

  test.each([null, 'text', [], 5])('throws when the answer is no envelope (%j)', async (body) => {
    const { client } = answering({ status: 502, body })
    await expect(client.get('/api/app/categories')).rejects.toMatchObject({ status: 502, answer: null })
  })

  test('knows what each path takes and answers', () => {
    expectTypeOf<AnswerOf<'/api/app/products'>['data'][number]>().toEqualTypeOf<ProductCard>()
    expectTypeOf<AnswerOf<`/api/app/products/${string}`>['data']>().toEqualTypeOf<ProductDetail>()
    expectTypeOf<AnswerOf<`/api/app/products/${string}/related`>['data'][number]>().toEqualTypeOf<ProductCard>()
    expectTypeOf<QueryOf<'/api/app/products'>['sort']>().extract<string>().toExtend<string>()
    expectTypeOf<AnswerOf<string>['data']>().toBeUnknown()
  })
})

describe('calls over HTTP', () => {
  afterEach(() => vi.unstubAllGlobals())

  test("take the visitor's cookies along", async () => {
    const fetched = vi.fn(async () => Response.json({ status: 1 }, { status: 201 }))
    vi.stubGlobal('fetch', fetched)
    const request = { method: 'GET', url: '/api/x', headers: {} } as const
    expect(await fetchTransport(request)).toEqual({ status: 201, body: { status: 1 } })
    expect(fetched).toHaveBeenCalledWith('/api/x', expect.objectContaining({ credentials: 'include' }))
  })

  test('that reach no server fail with status 0; given up, they fail as given up', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
    const request = { method: 'GET', url: '/', headers: {} } as const
    await expect(fetchTransport(request)).rejects.toEqual(new ApiFailure(0, null))
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'AbortError')))
    await expect(fetchTransport(request)).rejects.toThrow(DOMException)
  })
})

/** Compiled, never run: each line below an expected error must not compile. */
export const wrongBodies = async (client: ApiClient, form: FormData) => [
  // @ts-expect-error: a name that the schema does not know
  await client.post('/api/favorites', { product: '7' }),
  // @ts-expect-error: a value of another type
  await client.post('/api/favorites', { productPrice: 7 }),
  // @ts-expect-error: a required field is missing
  await client.put('/api/customers/password', {}),
  // @ts-expect-error: a call that takes nothing
  await client.post('/api/carts/profile/1/reorder', { again: true }),
  // @ts-expect-error: a form where only JSON is taken
  await client.post('/api/carts', form),
  // The same, right.
  await client.post('/api/favorites', { productPrice: '7' }),
  await client.post('/api/customers', form),
]

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { ProblemAnswer } from '#contract/envelope.ts'
import { API_MESSAGES } from '#contract/messages/api-messages.ts'
import { PROBLEM_STATUS } from '#contract/problem.ts'
import { testApi } from '#testing/api-app.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { unused } from '#testing/unused.ts'
import { languageOf } from './request-language.ts'

/** The frame every call has: one envelope whatever goes wrong, headers, languages. */
describe('the API', () => {
  let database: TestDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    database = await testDatabase()
    app = (await testApi(database)).app
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const json = { 'content-type': 'application/json' }

  test.each([
    ['an unknown address', { url: '/api/nothing' }, 'NOT_FOUND'],
    ['an id that cannot exist', { url: '/api/app/products/abc' }, 'NOT_FOUND'],
    ['an id too large for the database', { url: '/api/app/products/99999999999' }, 'NOT_FOUND'],
    ['a path of too many letters', { url: `/api/app/products/${'9'.repeat(300)}` }, 'NOT_FOUND'],
    ['a broken escape', { url: '/api/app/products/%E0%A4%A' }, 'NOT_FOUND'],
    ['another method', { url: '/api/app/products', method: 'DELETE' }, 'METHOD_NOT_ALLOWED'],
    ['a method with a strange body', { url: '/api/app/products', method: 'PUT', payload: '{' }, 'METHOD_NOT_ALLOWED'],
    ['an address too long', { url: `/api/app/products?name=${'a'.repeat(5000)}` }, 'URI_TOO_LONG'],
    ['an unknown parameter', { url: '/api/app/categories?x=1' }, 'VALIDATION'],
    ['a parameter given twice', { url: '/api/app/products?page=1&page=2' }, 'VALIDATION'],
    ['a number that is a text', { url: '/api/app/products?page=two' }, 'VALIDATION'],
    ['a page out of bounds', { url: '/api/app/products?page=1000000000' }, 'VALIDATION'],
    ['page zero', { url: '/api/app/products?page=0' }, 'VALIDATION'],
    ['a prototype as parameter', { url: '/api/app/products?__proto__=1' }, 'VALIDATION'],
    ['NUL in the query', { url: '/api/app/products?name=a%00b' }, 'BAD_CHARACTERS'],
    ['text that runs backwards', { url: '/api/app/products?name=%E2%80%AEevil' }, 'BAD_CHARACTERS'],
    ['NUL in the path', { url: '/api/app/products/%00' }, 'BAD_CHARACTERS'],
    ['bytes in the query that are no UTF-8', { url: '/api/app/products?name=%ff%fe' }, 'BAD_CHARACTERS'],
    ['a letter of Arabic cut in two', { url: '/api/app/search/suggest?name=%D9%83%D8' }, 'BAD_CHARACTERS'],
    ['a percent sign that is no escape', { url: '/api/app/products?name=100%' }, 'BAD_CHARACTERS'],
    ['broken JSON', { url: '/api/contacts', method: 'POST', payload: '{"a":', headers: json }, 'BAD_JSON'],
    ['no JSON at all', { url: '/api/contacts', method: 'POST', payload: '', headers: json }, 'BAD_JSON'],
    [
      'a poisoned prototype',
      { url: '/api/contacts', method: 'POST', payload: '{"__proto__":{}}', headers: json },
      'VALIDATION',
    ],
    ['a key twice', { url: '/api/contacts', method: 'POST', payload: '{"a":1,"a":2}', headers: json }, 'BAD_JSON'],
    [
      'a key twice, spaced out',
      { url: '/api/contacts', method: 'POST', payload: '{"a" \n:1,"a"\t:2}', headers: json },
      'BAD_JSON',
    ],
    [
      'a key twice, between texts that look like keys',
      {
        url: '/api/contacts',
        method: 'POST',
        payload: String.raw`{"a":"\\","b":["\":",":"],"a":"\\\""}`,
        headers: json,
      },
      'BAD_JSON',
    ],
    [
      'texts that look like keys, and one key each',
      {
        url: '/api/contacts',
        method: 'POST',
        payload: String.raw`{"a":"\\","b\"":["\":",":"],"c":"\\\":"}`,
        headers: json,
      },
      'VALIDATION',
    ],
    [
      'a poisoned prototype written with escapes',
      { url: '/api/contacts', method: 'POST', payload: String.raw`{"\u005f_proto__":{}}`, headers: json },
      'VALIDATION',
    ],
    [
      'bytes that are no text',
      { url: '/api/contacts', method: 'POST', payload: Buffer.from([0x22, 0xff, 0x22]), headers: json },
      'BAD_JSON',
    ],
    [
      'values ten thousand deep',
      { url: '/api/contacts', method: 'POST', payload: '['.repeat(10_000) + ']'.repeat(10_000), headers: json },
      'VALIDATION',
    ],
    [
      'a compressed body',
      { url: '/api/contacts', method: 'POST', payload: '{}', headers: { ...json, 'content-encoding': 'gzip' } },
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'another charset',
      {
        url: '/api/contacts',
        method: 'POST',
        payload: '{}',
        headers: { 'content-type': 'application/json; charset=utf-7' },
      },
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'NUL in a body',
      { url: '/api/contacts', method: 'POST', payload: '{"fullName":"a\\u0000b"}', headers: json },
      'BAD_CHARACTERS',
    ],
    [
      'half a letter in a body',
      { url: '/api/contacts', method: 'POST', payload: '{"fullName":"a\\ud800"}', headers: json },
      'BAD_CHARACTERS',
    ],
    [
      'a body too large',
      { url: '/api/contacts', method: 'POST', payload: `"${'a'.repeat(70_000)}"`, headers: json },
      'BODY_TOO_LARGE',
    ],
    [
      'plain text',
      { url: '/api/contacts', method: 'POST', payload: 'hi', headers: { 'content-type': 'text/plain' } },
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['no type', { url: '/api/contacts', method: 'POST', payload: Buffer.from('{}') }, 'UNSUPPORTED_MEDIA_TYPE'],
  ] as const)('answers %s in its envelope, in both languages', async (_, request, code) => {
    for (const language of ['en', 'ar'] as const) {
      const headers = { ...('headers' in request && request.headers), 'accept-language': language }
      const response = await app.inject({ ...request, headers })
      expect(response.statusCode).toBe(PROBLEM_STATUS[code])
      const answer = ProblemAnswer.parse(response.json())
      expect(answer.code).toBe(code)
      expect(answer.title).toBe(API_MESSAGES[language].problem[code].title)
      expect(response.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    }
  })

  test.each([
    ['{"__proto__":{"isAdmin":true}}', '__proto__'],
    ['{"list":[{"__proto__":1}]}', 'list.0.__proto__'],
    ['{"constructor":{"prototype":{}}}', 'constructor'],
  ])('names the prototype in %s as an unknown field', async (payload, field) => {
    const response = await app.inject({ url: '/api/contacts', method: 'POST', payload, headers: json })
    expect(response.json()).toMatchObject({ code: 'VALIDATION', errors: [{ field, code: 'unknown_field' }] })
  })

  test('takes JSON with colons and escaped quotes in its texts', async () => {
    const payload = JSON.stringify({ fullName: 'a "b": c\\', message: '{"x":1}', list: [{ a: 1 }, { a: 2 }] })
    const headers = { 'content-type': 'application/json; charset=UTF-8' }
    const response = await app.inject({ url: '/api/contacts', method: 'POST', payload, headers })
    expect(response.json()).toMatchObject({ code: 'VALIDATION' })
  })

  test('names each field that is wrong, with a sentence', async () => {
    const response = await app.inject('/api/app/products?perPage=500&sort=best&colour=1&choices=x')
    expect(ProblemAnswer.parse(response.json()).errors).toEqual([
      { field: 'choices.0', code: 'invalid', message: 'This value is not valid' },
      { field: 'sort', code: 'not_an_option', message: 'This is not one of the options' },
      { field: 'perPage', code: 'too_big', message: 'This value is too large' },
      { field: 'colour', code: 'unknown_field', message: 'This field is not known' },
    ])
  })

  test('says which methods an address has', async () => {
    const response = await app.inject({ url: '/api/app/products', method: 'PATCH' })
    expect(response.headers.allow).toBe('GET, HEAD')
  })

  test('answers HEAD as GET without a body', async () => {
    const [head, get] = await Promise.all([
      app.inject({ url: '/api/app/categories', method: 'HEAD' }),
      app.inject('/api/app/categories'),
    ])
    expect(head).toMatchObject({ statusCode: 200, body: '' })
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })

  test('protects every answer by headers', async () => {
    const { headers } = await app.inject({
      url: '/api/app/categories',
      headers: { 'accept-language': 'ar-SA,en;q=0.5' },
    })
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'content-language': 'ar',
      'cache-control': 'no-cache',
      vary: 'Accept-Language',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  test('says nothing of a bug but the id of the request', async () => {
    const { app: broken } = await testApi(database, { catalog: unused('catalog') })
    const response = await broken.inject({ url: '/api/app/categories', headers: { 'accept-language': 'en' } })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      status: 0,
      code: 'UNEXPECTED',
      title: 'Something went wrong',
      message: 'An unexpected error occurred. Please try again.',
      data: null,
      requestId: response.headers['x-request-id'],
    })
    await broken.close()
  })

  test.each(['ECONNREFUSED', '57014', '57P03'])('asks for another try when the database is away (%s)', async (code) => {
    const away = Object.assign(new Error('away'), { code })
    const { app: cut } = await testApi(database, {
      blog: { list: () => Promise.reject(away), find: () => Promise.reject(away) },
    })
    const response = await cut.inject('/api/app/blogs')
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.json()).toMatchObject({ code: 'UNAVAILABLE', requestId: expect.any(String) })
    await cut.close()
  })

  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['ar', 'ar'],
    ['AR-sa', 'ar'],
    ['fr,de;q=0.9', 'en'],
    ['en;q=0.2, ar;q=0.8', 'ar'],
    ['ar;q=0', 'en'],
    ['ar;q=banana', 'en'],
    ['*', 'en'],
    [',;q=,ar', 'ar'],
  ])('takes the language of %j to be %s', (header, language) => {
    expect(languageOf(header)).toBe(language)
  })
})

import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import openapiTypes, { astToString } from 'openapi-typescript'
import { describe, expect, test } from 'vitest'
import { describedApi, describedOffice } from '#testing/described-api.ts'
import { testApi } from '#testing/api-app.ts'
import { testDatabase } from '#testing/test-database.ts'

const DOCUMENTS = [
  { described: describedApi, file: 'docs/openapi.json', types: 'src/contract/openapi.generated.ts' },
  { described: describedOffice, file: 'docs/openapi-office.json', types: 'src/contract/office/openapi.generated.ts' },
]

/** List, Get, Create and so on: no article, question or possessive. */
const BEGINS_WITH_VERB = /^(?!(?:A|An|The|All|One|What|Who|Whom|Where|Which|When|Why|How|Whether)\b)[A-Z][a-z]+ /

describe.each(DOCUMENTS)('$file', ({ described, file, types }) => {
  /** When these fail: npm run openapi. */
  test('and the client types are what the schemas say', { timeout: 30_000 }, async () => {
    const document = await described()
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(document)
    expect(await readFile(types, 'utf8')).toContain(astToString(await openapiTypes(document)))
  })

  test('names the group of every call, says what it does, and answers problems in the one envelope', async () => {
    const { paths = {} } = await described()
    for (const [path, methods] of Object.entries(paths)) {
      expect(path.startsWith('/api/office/')).toBe(described === describedOffice)
      for (const [method, operation] of Object.entries(methods as Record<string, Record<string, unknown>>)) {
        expect(operation, `${method} ${path}`).toMatchObject({
          operationId: expect.stringMatching(/^[a-z]+[A-Z][A-Za-z]+$/),
          security: expect.any(Array),
          tags: [expect.any(String)],
          summary: expect.stringMatching(BEGINS_WITH_VERB),
          responses: {
            400: { description: expect.any(String), content: expect.any(Object) },
            default: { content: { 'application/json': { schema: { $ref: '#/components/schemas/ProblemAnswer' } } } },
          },
        })
      }
    }
  })
})

test('the page to try it runs nothing but its own files', async () => {
  const database = await testDatabase()
  const { app } = await testApi(database)
  const page = await app.inject('/api/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  expect(page.body).not.toMatch(/<script(?![^>]*src=)|<style|style=|https?:\/\//)
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '')
  for (const file of files) {
    expect((await app.inject(new URL(file, 'http://x/api/docs/').pathname)).statusCode, file).toBe(200)
  }
  await app.close()
  await database.close()
})

test.each([
  '/api/docs/static/../',
  '/api/docs/static/../../x',
  '/api/docs/static/%2e%2e/',
  '/api/docs/static/%00',
  '/api/docs/static/no',
])('the address %s leads nowhere', async (path) => {
  const database = await testDatabase()
  const { app } = await testApi(database)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 (404 [^]*"code":"NOT_FOUND"|400 [^]*"code":"BAD_)/)
  await app.close()
  await database.close()
})

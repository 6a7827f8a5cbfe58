import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ASSOCIATION_PATH } from '#integrations/payment-accounts/apple-pay-account.ts'
import { readAssociation } from '#integrations/payment-accounts/domain-association.ts'
import type { AssociationSource } from '#integrations/payment-accounts/domain-association.ts'
import { applePayDomainRoutes } from './apple-pay-domain.routes.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-apple-'))
})
afterAll(() => rm(folder, { recursive: true }))

const serve = async (source: AssociationSource) => {
  const app = Fastify()
  applePayDomainRoutes(app, () => readAssociation(source))
  const { statusCode, body, headers } = await app.inject(ASSOCIATION_PATH)
  return { statusCode, body, type: headers['content-type'] }
}

test('the file is served as it is, and a new one without a restart', async () => {
  const file = join(folder, 'apple-developer-merchantid-domain-association')
  await writeFile(file, '7B227073704964223A')
  const type = 'text/plain; charset=utf-8'
  expect(await serve({ file, text: undefined })).toEqual({ statusCode: 200, body: '7B227073704964223A', type })
  await writeFile(file, '7B22AA')
  expect(await serve({ file, text: undefined })).toMatchObject({ body: '7B22AA' })
  expect(await serve({ file, text: '7B22BB' })).toMatchObject({ body: '7B22BB' })
})

test('without a file that can be read there is none', async () => {
  expect(await serve({ file: undefined, text: undefined })).toMatchObject({ statusCode: 404 })
  expect(await serve({ file: join(folder, 'gone'), text: undefined })).toMatchObject({ statusCode: 404 })
})

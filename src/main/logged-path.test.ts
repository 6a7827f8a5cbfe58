import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ROUTES } from '../web/site-map.ts'
import { loggedPath } from './logged-path.ts'

const SECRET = 'qzQvWAJ7YoO2BUMyBj39KA'

/** Addresses of calls with a token in them, as the descriptions of the API list them. */
async function callsWithToken(): Promise<string[]> {
  const files = ['docs/openapi.json', 'docs/openapi-office.json']
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return texts
    .flatMap((text) => Object.keys((JSON.parse(text) as { paths: object }).paths))
    .filter((path) => path.includes('{token}'))
}

test('no link of a page or a call is logged with its secret', async () => {
  const calls = await callsWithToken()
  const pages = Object.values(ROUTES).flatMap(({ path }) => (/:(token|code)/.test(path) ? [`/en${path}`] : []))
  expect(calls.length).toBeGreaterThan(8)
  expect(pages.length).toBeGreaterThan(1)
  for (const path of [...calls, ...pages, '/api/quotations/{token}']) {
    const logged = loggedPath(`${path.replace(/\{token\}|:token|:code/, SECRET)}?lang=en`)
    expect(logged).not.toContain(SECRET)
    expect(logged).toContain('/:secret')
  }
})

test('other paths are logged as they are, without their query', () => {
  expect(loggedPath('/en/product/12/proof-cards?q=x')).toBe('/en/product/12/proof-cards')
  expect(loggedPath('/api/artworks/62e1c9e4-eb54-4948-a737-7db165bcc336')).toContain('62e1c9e4')
})

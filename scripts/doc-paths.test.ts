import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ENDINGS = '{ts,tsx,mjs,sql,css,md,json}'
const FILES = globSync([
  `{,.}*.${ENDINGS}`,
  `{src,docs,e2e,scripts,bench,chaos,cluster,demo,deploy,studio,vendor-documents}/**/*.${ENDINGS}`,
]).map((file) => `/${file.replaceAll('\\', '/')}`)

/** Files that a document names, such as `wishlist.ts` or `db/schema/customers.ts`; patterns with braces are left out. */
const filesIn = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|sql|css|md|json))`/g)].map(
    ([, file]) => file ?? '',
  )

test.each(['CONTRIBUTING.md', 'docs/adding.md', 'docs/architecture.md', 'docs/operations.md'])(
  'every file that %s names exists',
  (document) => {
    const named = filesIn(document)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !FILES.some((file) => file.endsWith(`/${name}`)))).toEqual([])
  },
)

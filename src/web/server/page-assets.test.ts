import { expect, test } from 'vitest'
import { CHUNKS } from '../build/chunks.ts'
import { pageAssets } from './page-assets.ts'

/** The file in which the build puts a module of texts; null for one of its own. */
function chunkOfTexts(path: string): string | null {
  const [texts] = CHUNKS.groups
  return typeof texts?.name === 'function' ? texts.name(path, { getModuleInfo: () => null }) : null
}

const CSS = 'body{margin:0}'
const read = (file: string) => (file === 'assets/style.css' ? CSS : '')

const MANIFEST = {
  'src/web/entry-client.ts': {
    file: 'assets/entry.js',
    css: ['assets/style.css'],
    assets: ['assets/readex-latin-x.woff2', 'assets/readex-arabic-x.woff2'],
  },
  'src/web/start.tsx': { file: 'assets/start.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js', name: 'base' },
  '_texts-en.js': { file: 'assets/texts-en-1.js', name: chunkOfTexts('/shop/src/web/i18n/en/home.ts') ?? '' },
  '_texts-ar.js': { file: 'assets/texts-ar-1.js', name: chunkOfTexts('/shop/src/web/i18n/ar/home.ts') ?? '' },
  'src/web/i18n/ar/cart.ts': { file: 'assets/cart-ar.js' },
  'src/web/routes/home.tsx': { file: 'assets/home.js' },
  'src/web/routes/proof.tsx': { file: 'assets/proof.js', css: ['assets/proof.css'] },
  '/shop/src/web/styles/print.css': { file: 'assets/print-1.css' },
}

test('a page has its code and its texts in its language, whichever file the build puts these in', () => {
  const { preloads } = pageAssets(MANIFEST, read)
  expect(preloads({ file: 'home', areas: ['shell', 'home', 'card'], language: 'ar' })).toEqual([
    '/assets/start.js',
    '/assets/base.js',
    '/assets/home.js',
    '/assets/texts-ar-1.js',
  ])
  expect(preloads({ file: 'home', areas: ['cart'], language: 'ar' })).toContain('/assets/cart-ar.js')
})

test('texts that no file has are reported when the shop starts to show them, not left out', () => {
  const { preloads } = pageAssets(MANIFEST, read)
  expect(() => preloads({ file: null, areas: ['cart'], language: 'en' })).not.toThrow()
  const { '_texts-en.js': _, ...rest } = MANIFEST
  expect(() => pageAssets(rest, read).preloads({ file: null, areas: ['home'], language: 'en' })).toThrow(
    'the build has no src/web/i18n/en/home.ts',
  )
})

test('a page links the style that it alone has, and no other page does', () => {
  const { styles } = pageAssets(MANIFEST, read)
  expect(styles({ file: 'proof' })).toEqual(['/assets/proof.css'])
  expect(styles({ file: 'home' })).toEqual([])
  expect(styles({ file: null })).toEqual([])
})

test('a style that would end its element is refused', () => {
  expect(() => pageAssets(MANIFEST, () => 'a::before{content:"</style>"}')).toThrow('</')
})

test('styles, fonts of both languages and the style of the sheet', () => {
  expect(pageAssets(MANIFEST, read)).toMatchObject({
    entry: '/assets/entry.js',
    style: CSS,
    print: '/assets/print-1.css',
    fonts: { en: '/assets/readex-latin-x.woff2', ar: '/assets/readex-arabic-x.woff2' },
  })
})

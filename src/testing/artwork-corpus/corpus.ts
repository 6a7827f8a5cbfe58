import { BROKEN_ARABIC } from './broken-arabic.ts'
import { BROKEN_FILES } from './broken-files.ts'
import { BROKEN_INKS } from './broken-inks.ts'
import { BROKEN_PAGES } from './broken-pages.ts'
import type { CorpusFile } from './corpus-file.ts'
import { GOOD_ARABIC } from './good-arabic.ts'
import { GOOD_PRINT } from './good-print.ts'

/** Files that are right and files that are broken, by what they are about. */
export const CORPUS: Readonly<Record<'good' | 'broken', Readonly<Record<string, readonly CorpusFile[]>>>> = {
  good: { 'Arabic text': GOOD_ARABIC, 'products and finishes': GOOD_PRINT },
  broken: {
    'Arabic text': BROKEN_ARABIC,
    pages: BROKEN_PAGES,
    'inks, lines, pictures': BROKEN_INKS,
    files: BROKEN_FILES,
  },
}

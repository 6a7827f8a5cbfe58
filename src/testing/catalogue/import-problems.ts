import { afterAll, beforeAll } from 'vitest'
import { problemSentence } from '#cli/catalogue/problem-sentences.ts'
import { importCatalogue } from '#services/catalog-import/import-catalogue.ts'
import { catalogueFolder } from './catalogue-files.ts'
import type { CatalogueFolder } from './catalogue-files.ts'
import { testDatabase } from '../test-database.ts'
import type { TestDatabase } from '../test-database.ts'

/** Imports of a file of tests, over a database and a folder of their own, which `fill` puts files into. */
export function failingImports(fill: (folder: CatalogueFolder) => Promise<unknown> = async () => undefined) {
  let database: TestDatabase
  let folder: CatalogueFolder
  beforeAll(async () => {
    database = await testDatabase()
    folder = await catalogueFolder()
    await fill(folder)
  })
  afterAll(async () => {
    await folder.remove()
    await database.close()
  })
  const run = (source: string) => importCatalogue({ db: database.db, store: folder.store, source, now: new Date(0) })
  return {
    path: (name: string): string => `${folder.path}/${name}`,
    write: (name: string, content: string | object): Promise<string> => folder.write(name, content),
    run,
    /** What a person reads of an import that must fail. */
    sentences: async (source: string): Promise<string[]> => {
      const outcome = await run(source)
      if (outcome.ok || outcome.error.code !== 'import/problems') throw new Error('was expected to be refused')
      return outcome.error.problems.map(problemSentence)
    },
  }
}

import { inspectPictures } from '../images/register-image.ts'
import { problemAt } from './format/import-problem.ts'
import type { Place, Problem } from './format/import-problem.ts'
import { findFile, HASH } from './file-lookup.ts'
import type { FileContext } from './file-lookup.ts'
import { knownImages } from './image-rows.repository.ts'
import type { SectionName } from './format/sections.ts'
import type { ParsedRow } from './parse-rows.ts'
import { resolveTemplates } from './template-files.ts'

/** A cell that names a file, and how to put the file's hash in its place. */
interface FileCell {
  readonly place: Place
  readonly column: string
  readonly written: string
  readonly replace: (sha256: string) => void
}

/** Rows of which the files are looked up: any sections. */
export type RowsWithFiles = Readonly<Partial<Record<SectionName, readonly ParsedRow[]>>>

/** Opens every file the rows name and puts its hash (sha-256, hex) in the place of its path. Writes nothing. */
export async function resolveFiles(rows: RowsWithFiles, context: FileContext): Promise<void> {
  await resolvePictures(pictureCells(rows), context)
  if (rows.templates) await resolveTemplates(rows.templates, context)
}

const WITH_PICTURE = ['categories', 'images', 'choices', 'slides', 'banners', 'clients', 'blogs'] as const

function pictureCells(rows: RowsWithFiles): FileCell[] {
  const cells: FileCell[] = []
  for (const section of WITH_PICTURE) {
    for (const { place, given } of rows[section] ?? []) {
      const written = given['image']
      if (typeof written !== 'string') continue
      cells.push({ place, column: 'image', written, replace: (hash) => (given['image'] = hash) })
    }
  }
  for (const { place, given } of rows.page_sections ?? []) {
    if (!Array.isArray(given['images'])) continue
    const hashes: string[] = [...given['images']]
    given['images'] = hashes
    for (const [index, written] of hashes.entries()) {
      cells.push({ place, column: 'images', written, replace: (hash) => (hashes[index] = hash) })
    }
  }
  return cells
}

async function resolvePictures(cells: readonly FileCell[], context: FileContext): Promise<void> {
  if (cells.length === 0) return
  const { db, store, inspected, pictures, complain } = context
  const named = cells.map((cell) => ({ ...cell, hash: HASH.exec(cell.written)?.[1] }))
  const hashes = named.flatMap(({ hash }) => hash ?? [])
  const known = await knownImages(db, hashes)
  const paths = new Map<string, string>()
  for (const { written, hash, place } of named) {
    const key = pathKey(place, written)
    if (!hash && !paths.has(key)) paths.set(key, await findFile(written, place, context))
  }
  const fresh = [...paths.values()].filter((path) => !inspected.has(path))
  for (const [path, answer] of await inspectPictures(db, store, fresh)) inspected.set(path, answer)

  for (const cell of named) {
    if (cell.hash) {
      if (known.has(cell.hash)) cell.replace(cell.hash)
      else complain(problemAt(cell.place, { code: 'picture/missing' }, cell.column, cell.written))
      continue
    }
    const answer = inspected.get(paths.get(pathKey(cell.place, cell.written)) ?? '')
    if (answer?.ok) {
      pictures.set(answer.value.sha256, answer.value)
      cell.replace(answer.value.sha256)
    } else complain(problemAt(cell.place, pictureProblem(answer?.error.code), cell.column, cell.written))
  }
}

function pictureProblem(code: string | undefined): Problem {
  if (code === 'picture/too-large') return { code }
  return { code: code === undefined || code === 'picture/missing' ? 'picture/missing' : 'picture/not-a-picture' }
}

const pathKey = ({ file }: Place, written: string): string => `${file}\n${written}`

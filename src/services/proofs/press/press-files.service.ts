import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '#db/connection.ts'
import { impose, sheetsFor } from '#domain/imposition/step-and-repeat.ts'
import { fixTargets } from '#domain/preflight/fix-targets.ts'
import { isOnSheets } from '#domain/print-spec/print-method.ts'
import { cornerOf } from '#domain/print-spec/print-sheet.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ArtworkFixer } from '#integrations/artwork-fixer/artwork-fixer.ts'
import type { DocumentBusy, DocumentPrinter } from '#integrations/documents/document-printer.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { openPressSource, type PressSource } from './press-file.repository.ts'
import { pressSlug } from './press-slug.ts'
import type { LineName } from '../proof-line.repository.ts'

/** What a slug leaves free for the marks at both ends of the page. */
const BESIDE_MARKS_MM = 4

export type PressFileError =
  | DocumentBusy
  /** Nothing is signed off there. */
  | { readonly code: 'press/none' }
  /** The stored bytes are not those that were approved. */
  | { readonly code: 'press/other-bytes' }
  /** Only a person can make it. */
  | { readonly code: 'press/not-made' }
  /** A sheet of the press holds it once at most. */
  | { readonly code: 'press/not-imposed' }

export interface PressFileParts {
  readonly db: Db
  readonly storage: Pick<FileStorage, 'openStream'>
  readonly fixer: Pick<ArtworkFixer, 'produce'>
  readonly printer: Pick<DocumentPrinter, 'printPaper'>
  readonly publicUrl: string
  readonly now: () => Date
}

export type PressFiles = ReturnType<typeof createPressFiles>

/** Files for the press, of what was signed off and of nothing else. */
export const createPressFiles = (parts: PressFileParts) => ({
  /**
   * The file at a place of a line, from 0, as a PDF with its boxes, marks, output intent and slug; imposed, its pages are
   * repeated on sheets of 450 × 320 mm.
   */
  make: async (
    name: LineName,
    requested: RequestedFile,
    staffId: string,
  ): Promise<Result<Uint8Array, PressFileError>> => {
    const source = await openPressSource(parts.db, name, requested.file, staffId)
    if (!source) return err({ code: 'press/none' })
    const folder = await mkdtemp(join(tmpdir(), 'press-'))
    try {
      return await makeFile(parts, name, { ...source, isImposed: requested.isImposed }, folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

/** Which file of a line, from 0, and how. */
type RequestedFile = { readonly file: number; readonly isImposed: boolean }

type Source = PressSource & Pick<RequestedFile, 'isImposed'>

async function makeFile(
  parts: PressFileParts,
  name: LineName,
  source: Source,
  folder: string,
): Promise<Result<Uint8Array, PressFileError>> {
  const [path, out] = [join(folder, 'file'), join(folder, 'press.pdf')]
  const sha256 = await copyHashed(parts.storage, source.storage_key, path)
  if (sha256 !== source.sha256) return err({ code: 'press/other-bytes' })
  const targets = fixTargets(source.facts, source.spec)
  const [target] = targets
  const layout = source.isImposed && target && isOnSheets(source.spec.method) ? impose(target) : undefined
  if (source.isImposed && !layout) return err({ code: 'press/not-imposed' })
  const sheets = layout ? ` · ${layout.front.length}-up · ${sheetsFor(source.quantity, layout)} sheets` : ''
  const sheet = source.spec.faces[0]?.sheet
  const corner = sheet?.shape === 'ROUNDED' ? cornerOf(sheet) : 0
  const slug = await parts.printer.printPaper(
    pressSlug(parts, name, { ...source, sheets, corner }, (target?.width ?? 0) - BESIDE_MARKS_MM),
  )
  if (!slug.ok) return slug
  const task = { path, out, kind: source.kind, targets, slug: slug.value, isImposed: source.isImposed }
  const made = await parts.fixer.produce(task)
  return made.outcome === 'FIXED' ? ok(await readFile(out)) : err({ code: 'press/not-made' })
}

/** Copies a stored file; answers the SHA-256 of what was copied, in hexadecimal. */
async function copyHashed(storage: PressFileParts['storage'], key: string, path: string): Promise<string> {
  const content = await storage.openStream('private', key)
  if (!content) throw new Error('a version of artwork is not in the storage')
  const hash = createHash('sha256')
  const hashed = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      hash.update(piece)
      done(null, piece)
    },
  })
  await pipeline(content, hashed, createWriteStream(path, { mode: 0o600 }))
  return hash.digest('hex')
}

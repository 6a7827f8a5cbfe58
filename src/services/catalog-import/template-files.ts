import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { isPlainSvg } from '#integrations/media/svg.ts'
import type { FileStorage, StorageError } from '#integrations/storage/file-storage.ts'
import { findFile, HASH } from './file-lookup.ts'
import type { FileContext, TemplateSource } from './file-lookup.ts'
import { problemAt } from './format/import-problem.ts'
import type { Problem } from './format/import-problem.ts'
import type { ParsedRow } from './parse-rows.ts'

interface TemplateType {
  readonly mediaType: string
  /** The first bytes, as text; a file of this type begins with one of these. */
  readonly begins: readonly string[]
  /** What all of the content must be besides. */
  readonly isRight?: (bytes: Uint8Array) => boolean
}

const TEMPLATE_TYPES: Readonly<Record<string, TemplateType>> = {
  '.pdf': { mediaType: 'application/pdf', begins: ['%PDF-'] },
  '.ai': { mediaType: 'application/postscript', begins: ['%PDF-', '%!PS'] },
  '.eps': { mediaType: 'application/postscript', begins: ['%!PS'] },
  '.psd': { mediaType: 'image/vnd.adobe.photoshop', begins: ['8BPS'] },
  // Drawings only: opened in a browser, one must not run anything.
  '.svg': { mediaType: 'image/svg+xml', begins: [''], isRight: isPlainSvg },
  '.zip': { mediaType: 'application/zip', begins: ['PK\u0003\u0004'] },
}

const MAX_TEMPLATE_BYTES = 50 * 1024 * 1024

/** Opens the templates the rows name and puts their hashes in the place of their paths. */
export async function resolveTemplates(rows: readonly ParsedRow[], context: FileContext): Promise<void> {
  for (const { place, given } of rows) {
    const written = given['file']
    if (typeof written !== 'string') continue
    const hash = HASH.exec(written)?.[1]
    if (hash) {
      given['file'] = hash
      continue
    }
    given['file_name'] ??= basename(written)
    const path = await findFile(written, place, context)
    const opening = context.openedTemplates.get(path) ?? openTemplate(path)
    context.openedTemplates.set(path, opening)
    const found = await opening
    if ('code' in found) context.complain(problemAt(place, found, 'file', written))
    else {
      context.templates.set(found.sha256, found)
      given['file'] = found.sha256
    }
  }
}

async function openTemplate(path: string): Promise<TemplateSource | Problem> {
  const extension = extname(path).toLowerCase()
  const type = TEMPLATE_TYPES[extension]
  if (!type) return { code: 'template/unknown-type' }
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return { code: 'template/missing' }
  if (found.size > MAX_TEMPLATE_BYTES) return { code: 'template/too-large' }
  const bytes = await readFile(path)
  const head = bytes.subarray(0, 8).toString('latin1')
  const isRight = type.begins.some((begin) => head.startsWith(begin)) && (type.isRight?.(bytes) ?? true)
  if (!isRight) return { code: 'template/other-content' }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { mediaType } = type
  return { path, sha256, byteSize: bytes.length, mediaType, storageKey: `${sha256}${extension}` }
}

/** Keeps templates in the storage, each once. */
export async function storeTemplates(
  storage: FileStorage,
  templates: readonly TemplateSource[],
): Promise<StorageError | undefined> {
  for (const { path, storageKey } of templates) {
    if (await storage.exists('public', storageKey)) continue
    const spooled = await storage.spool(createReadStream(path))
    if (!spooled.ok) return spooled.error
    const stored = await storage.keep(spooled.value, 'public', storageKey)
    if (!stored.ok) return stored.error
  }
  return undefined
}

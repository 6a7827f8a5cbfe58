import { open, readFile } from 'node:fs/promises'
import type { FileKind } from '#domain/preflight/file-facts.ts'
import { damagedFile } from './blank-facts.ts'
import { fileType, HEAD_BYTES, TAIL_BYTES } from './file-type.ts'
import type { Opening, OpenerTask } from './opening.ts'

/** Opens a file: its kind by its bytes, then the reader of that kind, loaded when its first file comes. */
export async function openFile(task: OpenerTask): Promise<Opening> {
  const { path, bytes } = task
  const type = await fileType({
    head: await bytesOf(path, 0, HEAD_BYTES),
    tail: () => bytesOf(path, Math.max(0, bytes - TAIL_BYTES), TAIL_BYTES),
    whole: () => readFile(path),
  })
  if ('refused' in type) return { outcome: 'REFUSED', format: type.refused }
  if ('isPackage' in type) return (await import('./package/package-list.ts')).openPackage(task, type.document)
  if (type.kind === 'EPS') return { outcome: 'NEEDS_PERSON', kind: 'EPS' }
  if (type.isDirty) return damaged(type.kind)
  return (await readerOf(type.kind))(task)
}

const damaged = (kind: FileKind): Opening => ({
  outcome: 'OPENED',
  facts: damagedFile(kind),
  pictures: [],
  lines: [],
})

async function readerOf(kind: FileKind): Promise<(task: OpenerTask) => Promise<Opening>> {
  if (kind === 'PDF') return (await import('./pdf/open-pdf.ts')).openPdf
  if (kind === 'PSD') return (await import('./pictures/open-psd.ts')).openPsd
  if (kind === 'SVG') return (await import('./pictures/open-svg.ts')).openSvg
  const { openPicture } = await import('./pictures/open-picture.ts')
  return (task) => openPicture(task, kind)
}

async function bytesOf(path: string, at: number, length: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

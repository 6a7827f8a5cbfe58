import { open, readFile } from 'node:fs/promises'
import type { FileKind } from '#domain/preflight/file-facts.ts'
import { damagedFile } from './blank-facts.ts'
import { fileType, HEAD_BYTES } from './file-type.ts'
import type { Opening, OpenerTask } from './opening.ts'

/** Opens a file: its kind by its bytes, then the reader of that kind, loaded when its first file comes. */
export async function openFile(task: OpenerTask): Promise<Opening> {
  const type = await fileType(await headOf(task.path), () => readFile(task.path))
  if ('refused' in type) return { outcome: 'REFUSED', format: type.refused }
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

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

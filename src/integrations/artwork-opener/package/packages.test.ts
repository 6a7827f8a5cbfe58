import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { madeZip, type ZippedFile } from '#testing/artwork/made-zip.ts'
import { openFile } from '../open-file.ts'
import { unpackFiles } from './unpack-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packages-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const text = (name: string, content = `%PDF-1.7 ${name}`): ZippedFile => ({ name, content: Buffer.from(content) })

async function task(bytes: Buffer) {
  const pictures = await mkdtemp(join(folder, 'files-'))
  const path = join(pictures, 'package.zip')
  await writeFile(path, bytes)
  return { path, bytes: bytes.length, pictures }
}
const open = async (...files: ZippedFile[]) => openFile(await task(madeZip(files)))

describe('a package', () => {
  test('lists the files that may be chosen, and gives those that are', async () => {
    const bytes = madeZip([text('a/'), text('a/card.pdf'), text('__MACOSX/._card.pdf'), text('شعار.svg', '<svg/>')])
    const prepared = await task(bytes)
    expect(await openFile(prepared)).toEqual({
      outcome: 'PACKAGE',
      files: [
        { index: 1, name: 'card.pdf', byteLength: 19 },
        { index: 3, name: 'شعار.svg', byteLength: 6 },
      ],
    })
    const unpacked = await unpackFiles({ ...prepared, chosen: [3, 1] })
    if (unpacked.outcome !== 'UNPACKED') throw new Error(unpacked.outcome)
    expect(unpacked.files.map(({ name }) => name)).toEqual(['شعار.svg', 'card.pdf'])
    expect(await readFile(unpacked.files[1]?.path ?? '', 'utf8')).toBe('%PDF-1.7 a/card.pdf')
  })

  test('gives nothing that is not on its list', async () => {
    const prepared = await task(madeZip([text('card.pdf'), text('.hidden')]))
    for (const chosen of [[1], [2], [0, 9]])
      expect(await unpackFiles({ ...prepared, chosen })).toEqual({ outcome: 'REFUSED' })
  })

  test('whose list lies, or that hides another package, gives nothing', async () => {
    const flood = { name: 'card.pdf', content: Buffer.alloc(5_000_000), listedSize: 9_000 }
    const inner = madeZip([text('card.pdf')])
    const hidden = { name: 'inner.pdf', content: inner }
    for (const file of [flood, hidden]) {
      const prepared = await task(madeZip([file]))
      expect((await openFile(prepared)).outcome).toBe('PACKAGE')
      expect(await unpackFiles({ ...prepared, chosen: [0] })).toEqual({ outcome: 'REFUSED' })
    }
  })

  test('with a password, with paths, with packages, or that is cut off is refused, each by a code of its own', async () => {
    const refused = (format: string) => ({ outcome: 'REFUSED', format })
    expect(await open({ ...text('card.pdf'), isEncrypted: true })).toEqual(refused('ZIP_ENCRYPTED'))
    expect(await open(text('../card.pdf'))).toEqual(refused('ZIP_PATHS'))
    expect(await open(text('inner.zip'))).toEqual(refused('ZIP_NESTED'))
    expect(await open({ name: 'bomb.pdf', content: Buffer.alloc(10_000_000) })).toEqual(refused('ZIP_TOO_LARGE'))
    const whole = madeZip([text('card.pdf')])
    expect(await openFile(await task(whole.subarray(0, whole.length - 30)))).toEqual(refused('ZIP_BROKEN'))
  })

  test('that is one document of Office is known as that', async () => {
    expect(await open(text('[Content_Types].xml'), text('word/document.xml'))).toMatchObject({ format: 'WORD' })
    expect(await open(text('[Content_Types].xml'), text('ppt/presentation.xml'))).toMatchObject({
      format: 'POWERPOINT',
    })
    expect(await open(text('[Content_Types].xml'), text('xl/workbook.xml'))).toMatchObject({ format: 'OTHER' })
  })

  test('that is one document, but damaged, is known as damaged', async () => {
    const document = madeZip([text('[Content_Types].xml'), text('word/document.xml', 'x'.repeat(9_000))])
    const withoutEnd = document.subarray(0, document.length - 30)
    const withoutList = Buffer.from(document)
    withoutList.fill(0, document.indexOf('PK\u0001\u0002'), document.length - 22)
    for (const bytes of [withoutEnd, withoutList])
      expect(await openFile(await task(bytes))).toEqual({ outcome: 'REFUSED', format: 'ZIP_BROKEN' })
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { readUploadType } from './upload-type.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-upload-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const typeOf = async (bytes: Uint8Array | string): Promise<string> => {
  const path = join(folder, 'upload')
  await writeFile(path, bytes)
  const type = await readUploadType(path)
  return type.ok ? type.value.mediaType : type.error.code
}

const photo = () => sharp({ create: { width: 20, height: 10, channels: 3, background: 'teal' } })
const pdf = (inside = ''): string =>
  `%PDF-1.7\n1 0 obj <</Type /Catalog ${inside}>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n`
const psd = (): Buffer => {
  const header = Buffer.alloc(40)
  header.write('8BPS')
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(3, 12)
  header.writeUInt32BE(10, 14)
  header.writeUInt32BE(20, 18)
  return header
}

type ZipEntry = { name: string; size?: number; packed?: number; unixMode?: number; flags?: number }
/** An archive whose directory says what we like. */
function zip(entries: readonly ZipEntry[]): Buffer {
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50)
  const directory = entries.map(({ name, size = 3, packed = 3, unixMode = 0o100644, flags = 0 }) => {
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry[5] = 3
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt32LE(packed, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    entry.writeUInt16LE(unixMode, 40)
    return Buffer.concat([entry, Buffer.from(name)])
  })
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, ...directory, end])
}

describe('artwork is known by its bytes', () => {
  test.each<[string, () => Uint8Array | string | Promise<Uint8Array>]>([
    ['image/png', () => photo().png().toBuffer()],
    ['image/jpeg', () => photo().jpeg().toBuffer()],
    ['image/webp', () => photo().webp().toBuffer()],
    ['image/tiff', () => photo().tiff().toBuffer()],
    [
      'image/svg+xml',
      () => '<?xml version="1.0"?>\n<!-- logo --><svg xmlns="http://www.w3.org/2000/svg"><path fill="url(#a)"/></svg>',
    ],
    ['application/pdf', () => pdf()],
    ['application/postscript', () => '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1\n%%EOF'],
    ['application/postscript', () => '%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator(R) 8\n'],
    ['image/vnd.adobe.photoshop', psd],
    ['application/zip', () => zip([{ name: 'artwork/card.pdf' }, { name: 'شعار.png' }])],
  ])('%s', async (expected, bytes) => {
    expect(await typeOf(await bytes())).toBe(expected)
  })
})

describe('what is refused', () => {
  test.each<[string, () => Uint8Array | string | Promise<Uint8Array>]>([
    ['nothing at all', () => ''],
    ['a page of HTML', () => '<!doctype html><script>alert(1)</script>'],
    ['a program', () => Buffer.from('MZ\x90\0\x03', 'latin1')],
    ['a shell script', () => '#!/bin/sh\nrm -rf /'],
    ['PHP', () => '<?php system($_GET[0]); ?>'],
    ['a GIF that is also a script', () => 'GIF89a/*\x01*/=1;alert(1)'],
    ['a PDF behind other bytes', () => `<script>alert(1)</script>${pdf()}`],
    ['a PDF cut short', () => pdf().slice(0, 60)],
    ['a PDF that runs a script', () => pdf('/OpenAction <</S /JavaScript /JS (app.alert(1))>>')],
    ['a PDF that starts a program', () => pdf('/OpenAction <</S /Launch /F (cmd.exe)>>')],
    ['a PDF that carries files', () => pdf('/Names <</EmbeddedFiles 3 0 R>> /Type /EmbeddedFile')],
    ['an SVG with a script', () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG with an entity', () => '<!DOCTYPE x [<!ENTITY a "b">]><html>&a;</html>'],
    ['a PNG that is only a beginning', () => Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['a zip bomb', () => zip([{ name: 'big', size: 190_000_000, packed: 100_000 }])],
    ['a zip that leaves its folder', () => zip([{ name: '../../etc/passwd' }])],
    ['a zip with a Windows path', () => zip([{ name: 'C:\\Windows\\x' }])],
    ['a zip with a link', () => zip([{ name: 'link', unixMode: 0o120777 }])],
    ['a zip with a password', () => zip([{ name: 'secret', flags: 1 }])],
    ['a zip of 101 files', () => zip(Array.from({ length: 101 }, (_, n) => ({ name: `f${n}` })))],
    ['an empty zip', () => zip([])],
  ])('%s', async (_, bytes) => {
    expect(await typeOf(await bytes())).toBe('media/type')
  })

  test('a document of an office program, which is a zip inside', async () => {
    const name = '[Content_Types].xml'
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(Buffer.byteLength(name), 26)
    const body =
      '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
    local.writeUInt32LE(body.length, 18)
    local.writeUInt32LE(body.length, 22)
    expect(await typeOf(Buffer.concat([local, Buffer.from(name), Buffer.from(body), zip([])]))).toBe('media/type')
  })
})

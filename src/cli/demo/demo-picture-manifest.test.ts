import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { differences, hashesOf, pictureFolderOf, readPictureManifest } from './demo-picture-manifest.ts'

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const PACKAGE = { name: '@shop/pictures', version: '1.0.0', files: { 'mug.avif': EMPTY } }

describe('the manifest of the demo pictures', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'demo-pictures-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('names every picture by its hash, in order', () => {
    for (const name of ['mug.avif', 'bag.webp']) writeFileSync(join(folder, name), '')
    expect(Object.entries(hashesOf(folder))).toEqual([
      ['bag.webp', EMPTY],
      ['mug.avif', EMPTY],
    ])
  })

  test('finds pictures that are missing, changed or were added', () => {
    const named = { 'a.webp': 'one', 'b.webp': 'two', 'c.webp': 'three' }
    expect(differences(named, named)).toEqual([])
    expect(differences(named, { 'b.webp': 'other', 'c.webp': 'three', 'd.webp': 'new' })).toEqual([
      'a.webp is missing',
      'b.webp is not the picture that the manifest names',
      'd.webp is not in the manifest',
    ])
  })

  test('leads to the folder of the data package, where there is one', () => {
    const resolve = (path: string) => `/modules/${path}`
    expect(pictureFolderOf({ repository: {}, package: null }, resolve)).toBeUndefined()
    expect(pictureFolderOf({ repository: {}, package: PACKAGE }, resolve)).toBe('/modules/@shop/pictures')
  })

  test('is refused when a name or a hash is none', () => {
    const file = join(folder, 'pictures.json')
    writeFileSync(file, JSON.stringify({ repository: { '../mug.avif': EMPTY }, package: null }))
    expect(() => readPictureManifest(file)).toThrow('Invalid key in record')
    writeFileSync(file, JSON.stringify({ repository: { 'mug.avif': 'short' }, package: null }))
    expect(() => readPictureManifest(file)).toThrow('Invalid string: must match pattern')
  })
})

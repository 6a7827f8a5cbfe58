import { expect, test } from 'vitest'
import { storedFileProblem } from './stored-file.ts'

const FILES = [
  { storageKey: 'front', byteLength: 10, face: 'front' },
  { storageKey: 'back', byteLength: 20, face: 'back' },
] as const

test('files that are stored in their lengths can be printed from', () => {
  expect(storedFileProblem([], new Map())).toBeUndefined()
  const sizes = new Map([
    ['front', 10],
    ['back', 20],
  ])
  expect(storedFileProblem(FILES, sizes)).toBeUndefined()
})

test.each([
  ['MISSING', undefined],
  ['CHANGED', 19],
  ['CHANGED', 0],
])('the first file that is not is named by its place: %s in %s bytes', (problem, size) => {
  const sizes = new Map([
    ['front', 10],
    ['back', size],
  ])
  expect(storedFileProblem(FILES, sizes)).toEqual({ problem, file: 2, face: 'back' })
})

test('a file whose bytes were deleted is missing', () => {
  const files = [{ storageKey: null, byteLength: 0, face: null }]
  expect(storedFileProblem(files, new Map())).toEqual({ problem: 'MISSING', file: 1, face: null })
})

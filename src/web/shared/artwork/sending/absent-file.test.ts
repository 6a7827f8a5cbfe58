import { expect, test } from 'vitest'
import type { Artwork } from '../artwork-calls.ts'
import { absentFile } from './absent-file.ts'
import type { SentFile } from './file-slots.ts'

const file = (part: Partial<SentFile>): SentFile => ({ key: '1', name: 'card.pdf', size: 10, ...part })
const version = (state: Artwork['state'], files: Artwork['files'] = []) => ({ state, files }) as unknown as Artwork

test.each([
  ['is here', { artwork: version('OPENED') }],
  ['is being opened', { artwork: version('OPENING') }],
  ['is on its way', { uploadId: 'upload' }],
  ['is not found any more, which its line says', { missingId: 'gone' }],
])('a file that %s is in its line, or follows', (_, part) => {
  expect(absentFile([file(part)])).toBeUndefined()
})

test.each([
  ['UNSENT', { problem: 'The disk is full.' }],
  ['REFUSED', { artwork: version('REFUSED') }],
  ['PACKAGE', { artwork: version('REFUSED', [{ index: 0, name: 'card.pdf', byteLength: 1 }]) }],
  ['QUEUED', {}],
])('a file would be absent: %s', (why, part) => {
  expect(absentFile([file({ artwork: version('OPENED') }), file({ ...part, name: 'back.pdf' })])).toEqual({
    name: 'back.pdf',
    why,
  })
})

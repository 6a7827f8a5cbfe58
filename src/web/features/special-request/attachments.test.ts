import { describe, expect, test } from 'vitest'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#contract/inbox/special-request.ts'
import { addFiles, MAX_FILE_BYTES, MAX_FILES, displayName } from './attachments.ts'

const file = (name: string, size = 1_000) => ({ name, size, lastModified: 1 })

test('the limits are those of the server', () => {
  expect([MAX_FILES, MAX_FILE_BYTES]).toEqual([MAX_ATTACHMENTS, MAX_ATTACHMENT_BYTES])
})

test('a name that turns text is shown as it is stored', () => {
  expect(displayName({ name: 'invoice\u202Egnp.exe\u2066.pdf' })).toBe('invoicegnp.exe.pdf')
})

describe('choosing files', () => {
  test('files that fit come along', () => {
    expect(addFiles([file('logo.ai')], [file('شعار.PDF')])).toEqual({
      files: [file('logo.ai'), file('شعار.PDF')],
      refused: [],
    })
  })

  test.each([
    ['run.exe', 10, 'fileType'],
    ['noending', 10, 'fileType'],
    ['empty.pdf', 0, 'fileEmpty'],
    ['huge.zip', MAX_FILE_BYTES + 1, 'fileSize'],
  ])('%s of %i bytes does not', (name, size, problem) => {
    expect(addFiles([], [file(name, size)])).toEqual({ files: [], refused: [{ name, problem }] })
  })

  test('a file of exactly the limit does', () => {
    expect(addFiles([], [file('big.zip', MAX_FILE_BYTES)]).refused).toEqual([])
  })

  test('the sixth is one too many, the first five stay', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(`${name}.png`))
    const { files, refused } = addFiles([], six)
    expect(files).toHaveLength(5)
    expect(refused).toEqual([{ name: 'f.png', problem: 'fileCount' }])
  })

  test('the same file twice is one, and is said to be there already', () => {
    expect(addFiles([file('a.png')], [file('a.png')])).toEqual({
      files: [file('a.png')],
      refused: [{ name: 'a.png', problem: 'fileTwice' }],
    })
  })
})

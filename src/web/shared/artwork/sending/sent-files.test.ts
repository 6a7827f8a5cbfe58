import { expect, test } from 'vitest'
import { createApiClient } from '#contract/api-client.ts'
import { lineFilesOf } from '../line-files.ts'
import { editFile, filesOf, onFiles } from './file-slots.ts'
import { matchVersions, showVersions } from './sent-files.ts'

const ONE_DESIGN = { printed: { artworkIds: [] }, quantity: 100 }

/** A shop that has these versions, and everything that a slot showed meanwhile. */
function openSlot(
  slot: string,
  found: Record<string, number>,
  fixedFrom: Record<string, string> = {},
  packages: readonly string[] = [],
) {
  const calls: string[] = []
  const api = createApiClient(async ({ url }) => {
    calls.push(url)
    const ids = new URL(url, 'http://localhost').searchParams.getAll('ids')
    if (ids.some((id) => found[id] === 503)) return { status: 503, body: { status: 0 } }
    const data = ids
      .filter((id) => found[id] === 200)
      .map((id) => {
        const fixed = fixedFrom[id] ?? null
        const isPackage = packages.includes(id)
        const files = isPackage ? [{ index: 0, name: 'card.pdf', byteLength: 10 }] : []
        const state = isPackage ? 'REFUSED' : 'OPENED'
        return { id, name: `${id}.pdf`, byteLength: 10, state, files, pageCount: 1, fixedFrom: fixed }
      })
    return { status: 200, body: { status: 1, data } }
  }, 'en')
  const printed: (readonly string[])[] = []
  onFiles(() => printed.push(lineFilesOf(filesOf(slot), [], ONE_DESIGN).artworkIds))
  return { page: { api, language: 'en' as const }, printed, calls, files: () => filesOf(slot) }
}

test('a file that is not found stays what the line is printed from, as the side that it is', async () => {
  const { page, printed, files } = openSlot('one', { here: 200 })
  await showVersions('one', ['here', 'gone'], [null, 'back'], page)
  expect(printed).toEqual([['here', 'gone']])
  expect(lineFilesOf(files(), [], ONE_DESIGN).artworkFaces).toEqual([null, 'back'])
  expect(files().map(({ missingId }) => missingId)).toEqual([undefined, 'gone'])
})

test('a file that another tab has replaced is never away in between', async () => {
  const { page, printed } = openSlot('two', { before: 200, after: 200 })
  await showVersions('two', ['before'], [], page)
  await matchVersions('two', ['after'], [], page)
  expect(printed).toEqual([['before'], ['after']])
})

test('a network that is away changes nothing', async () => {
  const { page, printed } = openSlot('three', { before: 200, after: 503 })
  await showVersions('three', ['before'], [], page)
  await expect(matchVersions('three', ['after'], [], page)).rejects.toMatchObject({ status: 503 })
  expect(printed).toEqual([['before']])
})

test('a package stays an upload of the line, also when another tab changes its files', async () => {
  const { page, printed, files } = openSlot('zip', { zip: 200, after: 200 }, {}, ['zip'])
  await showVersions('zip', ['zip'], [], page)
  editFile('zip', 'zip', { uploadId: 'upload' })
  await matchVersions('zip', ['after'], [], page)
  expect(printed.at(-1)).toEqual(['after'])
  expect(lineFilesOf(files(), [], ONE_DESIGN).uploadIds).toEqual(['upload'])
})

test('a file that was not found and was taken away elsewhere goes', async () => {
  const { page, printed } = openSlot('four', {})
  await showVersions('four', ['gone'], [], page)
  await matchVersions('four', [], [], page)
  expect(printed).toEqual([['gone'], []])
})

test('a fixed copy has the file that it was made from beside it, also when it is shown again', async () => {
  const { page, printed, files } = openSlot('five', { copy: 200, mine: 200 }, { copy: 'mine' })
  await showVersions('five', ['copy'], [], page)
  expect(files()[0]?.original?.id).toBe('mine')
  expect(printed).toEqual([['copy']])
})

test('a fixed copy whose file has been deleted stands alone', async () => {
  const { page, files } = openSlot('six', { copy: 200 }, { copy: 'mine' })
  await showVersions('six', ['copy'], [], page)
  expect(files()).toMatchObject([{ artwork: { id: 'copy' }, original: undefined }])
})

test('the files of all lines are read by one call', async () => {
  const { page, calls } = openSlot('seven', { one: 200, two: 200, three: 200 })
  await Promise.all([
    showVersions('seven', ['one', 'two'], [], page),
    showVersions('eight', ['three'], [], page),
    showVersions('nine', ['one'], [], page),
  ])
  expect(calls).toHaveLength(1)
})

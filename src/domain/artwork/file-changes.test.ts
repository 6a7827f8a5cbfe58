import { expect, test } from 'vitest'
import { arrivedSince, withArrived } from './file-changes.ts'

const file = (id: string) => ({ id, fileId: `file of ${id}` })
const present = [file('one'), file('two')]
const ofOne = { faces: [null], pieces: [100] }

test('a file that arrived is no surprise to a customer who names it, or who knows its upload', () => {
  expect(arrivedSince(present, { ids: ['one', 'two'], seen: ['one'] })).toEqual([file('two')])
  expect(arrivedSince(present, { ids: ['one'], seen: ['one'], uploadIds: ['file of two'] })).toEqual([file('two')])
})

test('a file that another tab put there is one', () => {
  expect(arrivedSince(present, { ids: ['one'], seen: ['one'] })).toEqual([])
  expect(arrivedSince(present, { ids: ['one'] })).toEqual([])
})

test('what arrived stays behind the files that are set, and gets its share of the pieces', () => {
  const change = { ids: ['one'], layout: ofOne }
  expect(withArrived(change, [file('two')], 100)).toEqual({
    ids: ['one', 'two'],
    layout: { faces: [null, null], pieces: [50, 50] },
  })
  expect(withArrived({ ids: [], layout: { faces: [], pieces: [] } }, [file('two')], 100).layout.pieces).toEqual([100])
})

test('what is named already stays as it was set', () => {
  expect(withArrived({ ids: ['one'], layout: ofOne }, [file('one')], 100)).toEqual({ ids: ['one'], layout: ofOne })
})

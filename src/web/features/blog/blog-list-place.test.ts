import { describe, expect, test } from 'vitest'
import { readBlogList } from './blog-list-place.ts'

const read = (search: string) => readBlogList(new URLSearchParams(search))

describe('the page of articles an address asks for', () => {
  test('the first, unless it names another', () => {
    expect(read('')).toEqual({ page: 1, tag: undefined, isOdd: false })
    expect(read('page=3&tag=signs')).toEqual({ page: 3, tag: 'signs', isOdd: false })
  })

  test('a page too high to be is the last there may be', () => {
    expect(read('page=99999')).toMatchObject({ page: 10_000, isOdd: true })
  })

  test.each(['page=0', 'page=-1', 'page=1e9', 'page=two', 'page=1', 'page=2&page=3'])(
    '%s is an odd address',
    (search) => {
      expect(read(search)).toEqual({ page: 1, tag: undefined, isOdd: true })
    },
  )
})

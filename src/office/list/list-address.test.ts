import { describe, expect, test } from 'vitest'
import { isSameList, listQuery, readListAddress, withFilter, withoutRefused } from './list-address.ts'

const read = (query: string) => readListAddress(new URLSearchParams(query))

describe('the address of a list', () => {
  test('says filters, order and place', () => {
    expect(read('status=PENDING,PROCESSING&q=a,b&sort=-total&cursor=x&page=3&columns=due,total')).toEqual({
      filters: { status: ['PENDING', 'PROCESSING'], q: ['a,b'] },
      sort: '-total',
      columns: ['due', 'total'],
      cursor: 'x',
      page: 3,
    })
  })

  test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', ''])('with %j is its first page', (query) => {
    expect(read(query).page).toBe(1)
  })

  test('is the same whatever the order of its filters', () => {
    expect(listQuery(read('status=PENDING&city=1,2'))).toBe('city=1,2&status=PENDING')
    expect(isSameList(read('a=1&b=2&sort=x'), read('b=2&a=1'))).toBe(true)
    expect(isSameList(read('a=1'), read('a=1,2'))).toBe(false)
  })

  test('begins at its first page when a filter changes, and stays in order', () => {
    const list = read('status=PENDING&sort=-total&cursor=x&page=3&columns=due')
    expect(withFilter(list, 'city', ['7'])).toBe('city=7&status=PENDING&sort=-total&columns=due')
    expect(withFilter(list, 'status', [])).toBe('sort=-total&columns=due')
  })
})

test('a list is read without what was refused', () => {
  const address = readListAddress(new URLSearchParams('evil=1&late=true&sort=nope&page=3&cursor=x'))
  expect(withoutRefused(address, ['evil', 'sort'])).toBe('late=true')
  expect(withoutRefused(address, ['sort'])).toBe('evil=1&late=true')
  expect(withoutRefused(readListAddress(new URLSearchParams('late=true')), ['other'])).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { orderSearchHref, readOrderSearch } from './order-search.ts'

const read = (text: string) => readOrderSearch(new URLSearchParams(text))

describe('which orders an address asks for', () => {
  test('is read back from its link', () => {
    const search = { status: 'ON_THE_WAY', search: 'بطاقات', page: 3 } as const
    const link = orderSearchHref(search)
    expect(link).toContain('tab=myOrders')
    expect(read(link.slice(link.indexOf('?')))).toEqual(search)
  })

  test('leaves out what makes no sense', () => {
    const every = { status: '', search: '', page: 1 }
    expect(read('')).toEqual(every)
    expect(read('status=AWAITING_PAYMENT&page=-1')).toEqual(every)
    expect(read('page=1.5')).toEqual(every)
    expect(read('page=99999999999999999999')).toEqual(every)
    expect(read(`search=${'x'.repeat(200)}`).search).toHaveLength(80)
  })
})

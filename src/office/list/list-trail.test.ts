import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '#ui/testing/fake-storage.ts'
import { placeIn, readTrail, trailOf } from './list-trail.ts'

const TRAIL = trailOf('status=PENDING', ['10003', '10002', '10001'], { page: 2, perPage: 50, total: '10,000+' })
let session: Map<string, string>
beforeEach(() => {
  session = fakeStorage().entries
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => session.get(key) ?? null })
})

test('a thing has its place in the whole list, and its neighbours in the page', () => {
  expect(placeIn(TRAIL, '10002')).toEqual({ nth: 52, total: '10,000+', before: '10003', after: '10001' })
  expect(placeIn(TRAIL, '10003')).toMatchObject({ nth: 51, before: undefined })
  expect(placeIn(TRAIL, '9')).toBeUndefined()
  expect(placeIn(undefined, '10002')).toBeUndefined()
})

test.each(['', '{', '[]', '{"query":1}', '{"query":"","keys":[1],"first":1,"total":"3"}'])(
  'what another version noted is left alone: %s',
  (text) => {
    session.set('office-list-orders', text)
    expect(readTrail('orders')).toBeUndefined()
  },
)

test('what was noted is read again', () => {
  session.set('office-list-orders', JSON.stringify(TRAIL))
  expect(readTrail('orders')).toEqual(TRAIL)
})

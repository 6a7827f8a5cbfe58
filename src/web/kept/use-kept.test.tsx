import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import { keptValue } from './kept-value.ts'
import { useKept, useKeptFact } from './use-kept.ts'

test('a page rendered by the server shows what a browser without anything kept would', () => {
  fakeStorage().entries.set('wishes', '{"v":1,"data":["mug"]}')
  const wishes = keptValue<string[]>({ key: 'wishes', version: 1, empty: [], read: (data) => data as string[] })
  const Wishes = () => useKept(wishes).join(', ') || 'none'
  const Count = () => useKeptFact(wishes, ({ length }) => length)
  expect(wishes.get()).toEqual(['mug'])
  expect([renderToString(<Wishes />), renderToString(<Count />)]).toEqual(['none', '0'])
})

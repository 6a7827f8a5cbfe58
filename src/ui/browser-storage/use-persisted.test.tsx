import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import { persistedValue } from './persisted-value.ts'
import { usePersisted, usePersistedFact } from './use-persisted.ts'

test('a page rendered by the server shows what a browser without anything stored would', () => {
  fakeStorage().entries.set('wishes', '{"v":1,"data":["mug"]}')
  const wishes = persistedValue<string[]>({ key: 'wishes', version: 1, empty: [], read: (data) => data as string[] })
  const Wishes = () => usePersisted(wishes).join(', ') || 'none'
  const Count = () => usePersistedFact(wishes, ({ length }) => length)
  expect(wishes.get()).toEqual(['mug'])
  expect([renderToString(<Wishes />), renderToString(<Count />)]).toEqual(['none', '0'])
})

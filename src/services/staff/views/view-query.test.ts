import { expect, test } from 'vitest'
import { viewQuery } from './view-query.ts'

test.each([
  ['status=PENDING,PROCESSING&q=vip&page=4&cursor=abc', 'q=vip&status=PENDING,PROCESSING'],
  ['sort=-total&late=true&city=', 'late=true&sort=-total'],
  ['q=%D9%86%D9%88%D8%B1%D8%A9', 'q=%D9%86%D9%88%D8%B1%D8%A9'],
  ['', ''],
])('the view of %s is %s', (query, view) => {
  expect(viewQuery(query)).toBe(view)
  expect(viewQuery(view)).toBe(view)
})

import { expect, test } from 'vitest'
import { commandLine } from '#testing/command-line.ts'

const { shop } = await commandLine()

test('a review or question that does not wait cannot be decided about', async () => {
  expect(await shop('reviews', 'approve', '12.1')).toMatchObject({ code: 1, err: /^Review 12.1: it is gone/ })
  expect(await shop('questions', 'reject', '12')).toMatchObject({
    code: 1,
    err: 'Question 12: it is not waiting for an answer.\n',
  })
  expect(await shop('reviews', 'drop-demo')).toMatchObject({
    code: 0,
    out: '0 reviews and 0 questions of the demo removed.\n',
  })
}, 30_000)

import { expect, test } from 'vitest'
import { commandLine } from '#testing/command-line.ts'

const { shop } = await commandLine()

test('the first owner is invited, again with a new link, and not twice', async () => {
  const invite = ['staff', 'invite', 'owner@shop.example', '--name', 'Sara', '--role', 'owner', '--language', 'en']
  const [first, second] = [await shop(...invite), await shop(...invite)]
  for (const { code, out } of [first, second]) {
    expect(code).toBe(0)
    expect(out).toMatch(
      /^Sara <owner@shop\.example> comes in by this link, once, until .+:\nhttp.+\/office\/join#[\w-]{43}\n$/,
    )
  }
  expect(first.out).not.toBe(second.out)
  expect(await shop('staff', 'reset-factors', 'owner@shop.example')).toMatchObject({
    code: 1,
    err: 'This person is not active; another owner can change that in the office.\n',
  })
  expect(await shop('staff', 'reset-factors', 'unknown@shop.example')).toMatchObject({
    code: 1,
    err: 'No one on the staff has this address.\n',
  })
}, 60_000)

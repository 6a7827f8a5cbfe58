import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { Lifecycle } from './lifecycle.ts'

describe('stopping', () => {
  test('closes what was opened last first, one after the other', async () => {
    const events: string[] = []
    const lifecycle = new Lifecycle(pino({ enabled: false }))
    for (const name of ['database', 'jobs', 'server']) {
      lifecycle.opened(name, async () => {
        events.push(`${name} closing`)
        await sleep(5)
        events.push(`${name} closed`)
      })
    }
    lifecycle.started()
    expect(lifecycle.stage).toBe('running')

    await Promise.all([lifecycle.stop(), lifecycle.stop()])
    expect(lifecycle.stage).toBe('stopping')
    expect(events).toEqual(['server', 'jobs', 'database'].flatMap((name) => [`${name} closing`, `${name} closed`]))
  })

  test('goes on when a part fails to close', async () => {
    const closed: string[] = []
    const lifecycle = new Lifecycle(pino({ enabled: false }))
    lifecycle.opened('database', async () => closed.push('database'))
    lifecycle.opened('server', () => Promise.reject(new Error('broken')))
    await lifecycle.stop()
    expect(closed).toEqual(['database'])
  })

  test.each([
    ['leaves one that takes longer than the limit', 0, ['next']],
    ['waits longer for one whose closing begins with a delay', 400, ['slow', 'next']],
  ])('%s', async (_, delayMs, expected) => {
    const closed: string[] = []
    const lifecycle = new Lifecycle(pino({ enabled: false }), 200)
    lifecycle.opened('next', async () => closed.push('next'))
    const slow = async (): Promise<void> => {
      await sleep(400)
      closed.push('slow')
    }
    lifecycle.opened('slow', slow, delayMs)
    await lifecycle.stop()
    expect(closed).toEqual(expected)
  })
})

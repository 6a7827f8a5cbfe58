import { describe, expect, test } from 'vitest'
import { MAX_BEHIND_MS, ReplicationLag, routeOfCatalogue, routeOfTheRest } from './server-routes.ts'

describe('where reads of the catalogue go', () => {
  test.each([
    ['both answer', 'READY', 'READ_ONLY', 0, 'replica'],
    ['the replica is a little behind', 'READY', 'READ_ONLY', MAX_BEHIND_MS, 'replica'],
    ['the replica is far behind', 'READY', 'READ_ONLY', MAX_BEHIND_MS + 1, 'leader'],
    ['it is not known how far', 'READY', 'READ_ONLY', undefined, 'leader'],
    ['the replica is silent', 'READY', 'SILENT', 0, 'leader'],
    ['the replica is away', 'READY', 'AWAY', 0, 'leader'],
    ['the leader is away, the replica however far behind', 'AWAY', 'READ_ONLY', 60_000, 'replica'],
    ['the leader is silent', 'SILENT', 'READ_ONLY', 0, 'replica'],
    ['the replica was promoted', 'AWAY', 'READY', 0, 'replica'],
    ['none answers', 'AWAY', 'AWAY', 0, 'leader'],
  ] as const)('%s', (_case, leader, replica, behindMs, expected) => {
    expect(routeOfCatalogue(leader, replica, behindMs)).toBe(expected)
  })
})

describe('where everything else goes', () => {
  test.each([
    ['READY', 'READ_ONLY', 'leader'],
    ['READ_ONLY', 'READY', 'leader'],
    ['SILENT', 'READ_ONLY', 'replica'],
    ['AWAY', 'READ_ONLY', 'replica'],
    ['AWAY', 'AWAY', 'leader'],
  ] as const)('leader %s, replica %s', (leader, replica, expected) => {
    expect(routeOfTheRest(leader, replica)).toBe(expected)
  })
})

describe('how far a replica is behind', () => {
  test('is unknown until both servers have been heard', () => {
    const lag = new ReplicationLag()
    expect(lag.behindMs(0)).toBeUndefined()
    lag.leaderAt(100, 0)
    expect(lag.behindMs(0)).toBeUndefined()
    lag.replicaAt({ position: 100 })
    expect(lag.behindMs(5_000)).toBe(0)
  })

  test('is the time since it had all that the leader had', () => {
    const lag = new ReplicationLag()
    lag.replicaAt({ position: 100 })
    lag.leaderAt(100, 0)
    lag.leaderAt(150, 1_000)
    lag.leaderAt(150, 2_000)
    expect(lag.behindMs(2_500)).toBe(1_500)
    lag.replicaAt({ position: 149 })
    expect(lag.behindMs(2_500)).toBe(1_500)
    lag.replicaAt({ position: 150 })
    expect(lag.behindMs(2_500)).toBe(0)
  })

  test('grows for as long as a replica stands still beside a busy leader, beyond what is remembered', () => {
    const lag = new ReplicationLag()
    lag.replicaAt({ position: 0 })
    for (let second = 1; second <= 200; second += 1) lag.leaderAt(second, second * 1_000)
    expect(lag.behindMs(200_000)).toBeGreaterThan(MAX_BEHIND_MS)
  })
})

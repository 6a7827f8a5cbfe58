import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import type { Cluster } from './cluster.ts'
import { FAULTS, repeat } from './faults.ts'
import type { Trading } from './faults.ts'
import type { Part } from './part.ts'

// The half minute of a cut and the pause between two faults are no part of what is tested.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))

const TRADING: Trading = {
  pool: {} as pg.Pool,
  buying: { buyers: [], productPrice: '1', card: 'token' },
}

/** Parts of a cluster that write down what is done to them. */
function recorded(counts: { readonly web: number; readonly workers: number }) {
  const steps: string[] = []
  const partsOf = (kind: string, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const note = (step: string) => async () => void steps.push(`${step} ${kind}${index + 1}`)
      return {
        kill: note('kill'),
        stop: async () => !!steps.push(`stop ${kind}${index + 1}`),
        start: note('start'),
        whenUp: note('await'),
      }
    })
  const links = {
    database: [undefined],
    objects: undefined,
    gateway: { cut: () => steps.push('cut gateway'), mend: () => steps.push('mend gateway') },
  }
  const parts = { web: partsOf('web', counts.web), workers: partsOf('worker', counts.workers), links }
  return { steps, cluster: parts as unknown as Cluster }
}

test('web processes are killed in turn, and each is started again', async () => {
  const { steps, cluster } = recorded({ web: 2, workers: 0 })
  for (const turn of [0, 1, 2]) await FAULTS.web.once(cluster, turn)
  expect(steps).toEqual(['kill web1', 'start web1', 'kill web2', 'start web2', 'kill web1', 'start web1'])
})

test('a deploy replaces one process at a time, workers first', async () => {
  const { steps, cluster } = recorded({ web: 2, workers: 1 })
  await FAULTS.deploy.once(cluster)
  expect(steps).toEqual(['stop worker1', 'start worker1', 'stop web1', 'start web1', 'stop web2', 'start web2'])
})

test('a process that does not end when it is asked to is wrong in a deploy', async () => {
  const { cluster } = recorded({ web: 1, workers: 0 })
  const stuck = { ...cluster.web[0], name: 'web1', stop: async () => false }
  expect(await FAULTS.deploy.once({ ...cluster, web: [stuck as unknown as Part] })).toEqual(['web1 had to be killed'])
})

test('a link is cut, and the fault lasts until the process takes orders again', async () => {
  const { steps, cluster } = recorded({ web: 1, workers: 0 })
  await FAULTS.cutGateway.once(cluster, 0, TRADING)
  expect(steps).toEqual(['cut gateway', 'mend gateway', 'await web1'])
})

test('a fault that a cluster has no part or link for is an error', async () => {
  const { cluster } = recorded({ web: 0, workers: 0 })
  await expect(FAULTS.worker.once(cluster, 0)).rejects.toThrow('there is no such part')
  await expect(FAULTS.cutDatabase.once(cluster, 0, TRADING)).rejects.toThrow('there is no such link')
})

test('a fault that is repeated collects what was wrong and how long each time took', async () => {
  const once = vi.fn(async (_cluster: Cluster, turn: number) => (turn === 1 ? ['an order was lost'] : undefined))
  const { took, wrong } = await repeat({} as Cluster, { what: 'a fault', times: 2, once }, 2, TRADING)
  expect(once.mock.calls.map(([, turn]) => turn)).toEqual([0, 1])
  expect(wrong).toEqual(['an order was lost'])
  expect(took).toHaveLength(2)
})

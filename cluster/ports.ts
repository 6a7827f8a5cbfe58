import { createServer } from 'node:net'
import { once } from 'node:events'

/** The ports of a cluster on this machine, all near a first one. */
export const portsFrom = (first: number) => ({
  /** The shop, by way of Varnish where there is one. */
  front: first,
  etcd: first + 1,
  etcdPeers: first + 2,
  /** HAProxy: the shop's processes, the leader of the database, its replicas. */
  shop: first + 10,
  leader: first + 11,
  replicas: first + 12,
  /** PgBouncer before the leader. */
  pooledLeader: first + 15,
  postgres: [first + 21, first + 22, first + 23],
  patroni: [first + 31, first + 32, first + 33],
  web: [first + 41, first + 42, first + 43],
  workers: [first + 51, first + 52],
  /** Files of all processes. */
  objects: first + 60,
  /** Where the first web process reaches its services: links that can be cut. */
  links: {
    pooledLeader: first + 61,
    leader: first + 62,
    replicas: first + 63,
    objects: first + 64,
    gateway: first + 65,
  },
})

export type Ports = ReturnType<typeof portsFrom>

/** Ports that another process listens on; the message says which. */
export class PortsTaken extends Error {
  override readonly name = 'PortsTaken'
}

/** Throws PortsTaken unless a cluster can listen on all its ports. */
export async function expectFreePorts(first: number): Promise<void> {
  const taken: number[] = []
  for (const port of numbersIn(portsFrom(first))) if (!(await isFree(port))) taken.push(port)
  if (taken.length > 0)
    throw new PortsTaken(
      `Another process listens on ${taken.join(', ')}: a cluster that is still stopping needs a moment; --port= takes another first port.`,
    )
}

const numbersIn = (value: number | object): readonly number[] =>
  typeof value === 'number' ? [value] : Object.values(value).flatMap(numbersIn)

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

import { chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterFolders, OWNER } from '#db/embedded/cluster.ts'
import { findServerUser } from '#db/embedded/server-user.ts'
import { startServer } from '#db/embedded/server.ts'
import type { EmbeddedServer } from '#db/embedded/server.ts'
import { THROWAWAY } from '#db/embedded/settings.ts'
import { temporaryFolder } from './throwaway-server.ts'

/** Two servers for tests: what the leader commits is replayed by the replica. */
export interface ReplicatedServers {
  readonly leader: EmbeddedServer
  readonly replica: EmbeddedServer
  /** Starts a leader that was stopped. */
  readonly restartLeader: () => Promise<void>
  /** Stops both and removes them. */
  readonly close: () => Promise<void>
}

const REPLICATED = { ...THROWAWAY, wal_level: 'replica', max_wal_senders: '4', hot_standby: 'on' }

/**
 * Starts a server, fills it by `fill`, copies its folder while it is stopped, and starts the copy as its replica.
 * Streaming replication over the leader's private socket.
 */
export async function startReplicatedServers(fill: (url: string) => Promise<unknown>): Promise<ReplicatedServers> {
  const folder = await mkdtemp(join(await temporaryFolder(), 'replicated-'))
  const user = await findServerUser()
  if (user) await chown(folder, user.uid, user.gid)
  const homes = { leader: join(folder, 'leader'), replica: join(folder, 'replica') }
  const startLeader = () => startServer({ home: homes.leader, settings: REPLICATED })
  let leader = await startLeader()
  await fill(leader.url())
  await leader.stop()

  await mkdir(homes.replica)
  await cp(homes.leader, homes.replica, { recursive: true })
  await writeFile(join(clusterFolders(homes.replica).data, 'standby.signal'), '')
  if (user) await giveTo(user, homes.replica)
  leader = await startLeader()
  const { hostname, port } = new URL(leader.url())
  const replica = await startServer({
    home: homes.replica,
    settings: {
      ...REPLICATED,
      primary_conninfo: `host=${decodeURIComponent(hostname)} port=${port} user=${OWNER}`,
    },
  })
  return {
    get leader() {
      return leader
    },
    replica,
    restartLeader: async () => {
      leader = await startLeader()
    },
    close: async () => {
      await Promise.all([leader.stop(), replica.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function giveTo({ uid, gid }: { uid: number; gid: number }, folder: string): Promise<void> {
  await chown(folder, uid, gid)
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), uid, gid)
}

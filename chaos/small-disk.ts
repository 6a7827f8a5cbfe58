import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A file system of its own, small enough to be filled. */
export interface SmallDisk {
  readonly folder: string
  /** Takes all of its space. */
  readonly fill: () => Promise<void>
  /** Gives it back. */
  readonly free: () => Promise<void>
  readonly close: () => Promise<void>
}

const CHUNK = Buffer.alloc(1024 * 1024)

/** Mounts one, in memory; only root may. */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-disk-'))
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'matbaa-disk', folder])
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: async () => {
      for (let { bavail, bsize } = await statfs(folder); bavail > 0; { bavail, bsize } = await statfs(folder)) {
        const size = Math.min(CHUNK.length, bavail * bsize)
        await writeFile(ballast, CHUNK.subarray(0, size), { flag: 'a' }).catch(() => undefined)
      }
    },
    free: () => truncate(ballast),
    close: async () => {
      await run('umount', ['--lazy', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

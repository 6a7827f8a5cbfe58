import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const LastBackup = z.object({ madeAt: z.iso.datetime(), path: z.string() })

const fileIn = (dataFolder: string): string => join(dataFolder, 'last-backup.json')

/** Notes when a backup was made and where, for the one who asks how old the newest is. */
export async function noteBackup(dataFolder: string, path: string, now: Date): Promise<void> {
  await mkdir(dataFolder, { recursive: true })
  await writeFile(fileIn(dataFolder), JSON.stringify({ madeAt: now.toISOString(), path }))
}

/** When the newest backup was made that was noted; undefined without one. */
export async function readLastBackup(dataFolder: string): Promise<Date | undefined> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const read = LastBackup.safeParse(JSON.parse(text))
  return read.success ? new Date(read.data.madeAt) : undefined
}

import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BackupProblem } from './backup-problem.ts'

/** Refuses a place where no backup can be written, before the work begins. Throws BackupProblem. */
export async function refuseTarget(path: string, mayReplace: boolean): Promise<void> {
  const folder = await kindOf(dirname(path))
  if (folder !== 'folder') throw new BackupProblem(`There is no folder ${dirname(path)}: make it first.`)
  const there = await kindOf(path)
  if (there === 'folder') throw new BackupProblem(`${path} is a folder: give the name of a file in it.`)
  if (there === 'file' && !mayReplace)
    throw new BackupProblem(`${path} is there already: give another name, or add --replace to replace it.`)
}

/** Refuses what cannot be a backup by its looks. Throws BackupProblem. */
export async function refuseSource(path: string): Promise<void> {
  const there = await kindOf(path)
  if (there === 'nothing') throw new BackupProblem(`${path} does not exist.`)
  if (there === 'folder') throw new BackupProblem(`${path} is a folder: give the file of a backup.`)
  if ((await stat(path)).size === 0) throw new BackupProblem(`${path} is empty: take another copy of the backup.`)
}

const kindOf = async (path: string): Promise<'nothing' | 'folder' | 'file'> => {
  const found = await stat(path).catch(() => undefined)
  if (!found) return 'nothing'
  return found.isDirectory() ? 'folder' : 'file'
}

/** What is wrong with a file that could not be read to its end, in a sentence. */
export function readingProblem(path: string, error: unknown): BackupProblem {
  const reason = error instanceof Error ? error.message : String(error)
  if (/unexpected end/i.test(reason))
    return new BackupProblem(`${path} is incomplete: it ends too early. Take another copy of the backup.`)
  if (/incorrect header check/.test(reason))
    return new BackupProblem(`${path} cannot be read as a backup: it is a file of another kind.`)
  if (/incorrect|invalid/i.test(reason))
    return new BackupProblem(`${path} is damaged (${reason}). Take another copy of the backup.`)
  return new BackupProblem(`${path} cannot be read as a backup: ${reason}`)
}

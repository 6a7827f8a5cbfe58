import { HOUR_MS, MINUTE_MS } from '../calendar/time-spans.ts'
import { fine } from './finding.ts'
import type { Finding } from './finding.ts'

/** What the server's own archive of its write-ahead log says; undefined times are those of what never happened. */
export interface ArchiveFacts {
  readonly archivedAt: Date | undefined
  readonly failedAt: Date | undefined
}

/** What is known of backups. */
export interface BackupFacts {
  /** When the command `backup` wrote its newest file; undefined without one. */
  readonly madeAt: Date | undefined
  /** Undefined: the server archives nothing. */
  readonly archive: ArchiveFacts | undefined
}

/** After this a nightly backup is missing, and an archive has stopped: a shop writes around the clock. */
const MAX_HOURS = 26
const HOURS_TO_HARM = 7 * 24

/**
 * Judges the backups of the command and the archive of the server. An archive alone restores nothing: whether there is a full backup
 * beneath it only the tool that made it knows, so that it never counts as one.
 */
export function judgeBackup({ madeAt, archive }: BackupFacts, now: Date): Finding[] {
  const isFresh = madeAt !== undefined && hoursSince(madeAt, now) <= MAX_HOURS
  if (!archive) return [judgeFile(madeAt, now)]
  return [...(isFresh ? [judgeFile(madeAt, now)] : []), judgeArchive(archive, isFresh, now)]
}

function judgeFile(madeAt: Date | undefined, now: Date): Finding {
  const advice = 'Run "npm run shop -- backup <file>" every night, and store the file elsewhere (docs/operations.md).'
  if (!madeAt) return { check: 'backup', level: 'error', sentence: 'No backup is known of.', advice }
  const hours = hoursSince(madeAt, now)
  const sentence = `The newest backup is ${Math.round(hours)} hours old.`
  if (hours <= MAX_HOURS) return fine('backup', sentence)
  return { check: 'backup', level: levelAfter(hours), sentence, advice }
}

function judgeArchive({ archivedAt, failedAt }: ArchiveFacts, hasFreshFile: boolean, now: Date): Finding {
  if (failedAt && (!archivedAt || failedAt > archivedAt)) {
    const last = archivedAt ? `last ${agoOf(archivedAt, now)}` : 'and has stored nothing yet'
    return {
      check: 'backup',
      level: 'error',
      sentence: `The database cannot archive its write-ahead log (${last}; it failed ${agoOf(failedAt, now)}): its disk fills up.`,
      advice: 'Its own log has the error of archive_command; "pgbackrest --stanza=shop check" tries it.',
    }
  }
  if (!archivedAt)
    return {
      check: 'backup',
      level: 'warning',
      sentence: 'The database is set to archive its write-ahead log, and has not archived any of it yet.',
      advice:
        'If that stays so, archive_command is empty, and the log fills the disk. "pgbackrest --stanza=shop check" tries it.',
    }
  const sentence = `The database archives its write-ahead log, last ${agoOf(archivedAt, now)}.`
  const hours = hoursSince(archivedAt, now)
  if (hours > MAX_HOURS)
    return {
      check: 'backup',
      level: levelAfter(hours),
      sentence,
      advice: 'Look at archive_mode and archive_command of the server (deploy/pgbackrest/README.md).',
    }
  if (hasFreshFile) return fine('backup', sentence)
  return {
    check: 'backup',
    level: 'warning',
    sentence: `${sentence} Whether there is a full backup to begin from is known to its own tool alone.`,
    advice: 'Ask it: "pgbackrest --stanza=shop info", or with CloudNativePG "kubectl get backups -n shop".',
  }
}

const hoursSince = (at: Date, now: Date): number => Math.max(0, (now.getTime() - at.getTime()) / HOUR_MS)

const levelAfter = (hours: number) => (hours > HOURS_TO_HARM ? 'error' : 'warning')

function agoOf(at: Date, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - at.getTime()) / MINUTE_MS))
  return minutes < 120 ? `${minutes} minutes ago` : `${Math.round(minutes / 60)} hours ago`
}

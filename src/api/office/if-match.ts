import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { VersionConflict } from '#services/changes/version-conflict.ts'
import { Refusal } from '../refusal.ts'

/** The header of every call that changes a thing that others may edit too; part of its schema. */
export const VERSION_HEADER = {
  headers: z.looseObject({
    'if-match': z.string().optional().describe('The version that is being changed, in quotes: "7". 428 without it'),
  }),
}

/** The version that a request changes. Refuses requests that do not say it: `*`, weak tags and lists are no version. */
export function versionOf({ headers }: FastifyRequest): number {
  const [, version] = /^"([1-9]\d{0,8})"$/.exec(headers['if-match'] ?? '') ?? []
  if (version === undefined) throw new Refusal('VERSION_NEEDED')
  return Number(version)
}

/** Answers that a thing has another version by now: with what it is, and who changed it when. */
export const conflictRefusal = ({ version, present, changedAt, changedBy }: VersionConflict): Refusal =>
  new Refusal('VERSION_CONFLICT', { conflict: { version, present, changedAt, changedBy } })

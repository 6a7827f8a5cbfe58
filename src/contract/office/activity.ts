import { z } from 'zod'
import { CHANGE_ACTIONS } from '#domain/staff/change-actions.ts'
import type { ChangeAction } from '#domain/staff/change-actions.ts'
import { listSuccess, PrivateId } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { queryInteger } from '../query-value.ts'
import { LocalizedName } from './account.ts'
import { day, several } from './list-query.ts'

const ACTIONS = Object.keys(CHANGE_ACTIONS) as [ChangeAction, ...ChangeAction[]]

/** Which changes: every filter of the activity, by which exports name their rows too. */
export const ActivityFilterQuery = z.strictObject({
  by: z
    .union([z.literal('me'), z.literal('none'), PrivateId])
    .optional()
    .describe('A person, oneself, or what no person signed in did'),
  action: several(z.enum(ACTIONS)),
  subject: z
    .string()
    .regex(/^[a-z][a-zA-Z]{0,30}:[\w.-]{1,60}$/)
    .optional()
    .describe('One thing: its kind and its id, as rows have them: order:<id>'),
  from: day(),
  to: day(),
})

export const ActivityQuery = ActivityFilterQuery.extend({
  cursor: z
    .string()
    .regex(/^\d{1,16}\.\d{1,15}$/)
    .optional()
    .describe('`meta.next` of the page before'),
})

const Side = z.record(z.string(), z.unknown()).nullable()

/** What a person, a command or a job changed. */
export const ActivityChange = z
  .strictObject({
    id: z.string(),
    at: Instant,
    by: z.strictObject({ id: PrivateId, name: z.string() }).nullable(),
    via: z.enum(['OFFICE', 'COMMAND', 'IMPORT', 'SYSTEM']),
    action: z.string(),
    subject: z.strictObject({
      type: z.string(),
      id: z.string(),
      label: z.union([z.string(), LocalizedName]).nullable().describe('A name, or the number of an order'),
    }),
    before: Side.describe('Only the fields that changed; null where there was nothing'),
    after: Side,
    reason: z.string().nullable(),
    undoes: z.string().nullable().describe('The change that this one undid'),
    undoneBy: z.string().nullable().describe('The change that undid this one'),
    isErased: z.boolean().describe('Whether personal data was erased from it'),
    canUndo: z.boolean(),
  })
  .meta({ id: 'ActivityChange' })

export const ActivityAnswer = listSuccess(
  ActivityChange,
  z.strictObject({ total: z.int().min(0), isTotalExact: z.boolean(), next: z.string().nullable() }),
)

export const CHANGE_ID = { params: z.strictObject({ id: queryInteger(1, 999_999_999_999_999) }) }

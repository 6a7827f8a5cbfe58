import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { listSuccess, PrivateId, success } from '../../envelope.ts'
import { emailField, optionalText, requiredText } from '../../inbox/form-field.ts'
import { Instant } from '../../instant.ts'
import { RoleName } from '../account.ts'
import { several } from '../list-query.ts'

const STATUSES = ['INVITED', 'ACTIVE', 'INACTIVE'] as const

export const PeopleQuery = z.strictObject({
  q: z.string().trim().min(1).max(80).optional().describe('Part of a name or an email address'),
  status: several(z.enum(STATUSES)),
  role: several(PrivateId),
  cursor: PrivateId.optional().describe('`meta.next` of the page before'),
})

/** A person who works in the office. */
export const Person = z
  .strictObject({
    id: PrivateId,
    name: z.string(),
    email: z.string(),
    language: z.enum(LANGUAGES),
    status: z.enum(STATUSES),
    version: z.int().min(1),
    roles: z.array(RoleName),
    factors: z.strictObject({ authenticator: z.boolean(), passkeys: z.int().min(0) }),
    lastSeenAt: Instant.nullable().describe('Within the last thirty days'),
    invitedUntil: Instant.nullable().describe('Until when their link opens the account; null when none is open'),
    joinedAt: Instant.nullable(),
    deactivatedAt: Instant.nullable(),
    isSelf: z.boolean(),
    canEdit: z
      .boolean()
      .describe('Whether the caller may edit the person: holds all their permissions, and may edit staff'),
  })
  .meta({ id: 'Person' })

export const PeopleAnswer = listSuccess(
  Person,
  z.strictObject({
    total: z.int().min(0),
    isTotalExact: z.boolean(),
    next: PrivateId.nullable(),
    withoutFactor: z.int().min(0).describe('How many of them are not inactive, and have no second factor'),
  }),
)

/** The last change of a thing, and whether who made this call may take it back. */
export const LastChange = z
  .strictObject({
    id: z.string(),
    at: Instant,
    by: z.strictObject({ id: PrivateId, name: z.string() }).nullable(),
    canUndo: z.boolean(),
  })
  .meta({ id: 'LastChange' })

export const PersonAnswer = success(Person.extend({ lastChange: LastChange.nullable() }).meta({ id: 'PersonFile' }))

const nameField = () => requiredText({ maxLength: 100, minLength: 2 }, 'required')
const rolesField = () => z.array(PrivateId).min(1).max(20)

export const InvitePersonForm = z.strictObject({
  email: emailField('required'),
  name: nameField(),
  language: z.enum(LANGUAGES),
  roleIds: rolesField(),
})

/** What is changed about a person; what is left out stays. */
export const PersonForm = z.strictObject({ name: nameField(), roleIds: rolesField() }).partial()

export const ReasonForm = z.strictObject({ reason: optionalText({ maxLength: 300, multiline: true }) })

/** A link that opens an account, once: it was mailed, and can be passed on by hand. */
export const SentLinkAnswer = success(
  z.strictObject({ personId: PrivateId, href: z.url(), expiresAt: Instant }).meta({ id: 'SentLink' }),
)

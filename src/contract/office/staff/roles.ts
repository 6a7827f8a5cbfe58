import { z } from 'zod'
import { PERMISSIONS } from '#domain/staff/permissions.ts'
import { BUILT_IN_ROLES } from '#domain/staff/roles.ts'
import { PrivateId, success } from '../../envelope.ts'
import { requiredText } from '../../inbox/form-field.ts'
import { LocalizedName } from '../account.ts'

/** A role with what it may do. */
export const Role = z
  .strictObject({
    id: PrivateId,
    code: z.enum(BUILT_IN_ROLES).nullable().describe('Null for custom roles'),
    name: LocalizedName,
    permissions: z.array(z.enum(PERMISSIONS)),
    version: z.int().min(1),
    people: z.int().min(0).describe('How many people have the role'),
    canEdit: z
      .boolean()
      .describe('Whether the caller may change it: a custom role of which they hold every permission'),
    canGrant: z.boolean().describe('Whether the caller holds every permission of it'),
  })
  .meta({ id: 'Role' })

export const RolesAnswer = success(z.array(Role))

export const RoleForm = z.strictObject({
  name: z.strictObject({
    en: requiredText({ maxLength: 60, minLength: 2 }, 'required'),
    ar: requiredText({ maxLength: 60, minLength: 2 }, 'required'),
  }),
  permissions: z.array(z.enum(PERMISSIONS)).min(1).max(PERMISSIONS.length),
})

export const RoleIdAnswer = success(z.strictObject({ id: PrivateId }))

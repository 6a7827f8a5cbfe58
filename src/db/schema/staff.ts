import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ViewedList } from '#domain/staff/saved-view.ts'
import type { Id, LocalizedColumn, PasskeyColumns } from './columns.ts'

export type StaffStatus = 'INVITED' | 'ACTIVE' | 'INACTIVE'
export type StaffTheme = 'system' | 'light' | 'dark' | 'contrast'

export type StaffTable = {
  id: Generated<string>
  email: string
  email_key: string
  name: string
  language: Generated<'en' | 'ar'>
  theme: Generated<StaffTheme>
  status: Generated<StaffStatus>
  password_hash: string | null
  status_by: string | null
  version: Generated<number>
  created_at: Generated<Date>
  activated_at: Date | null
  deactivated_at: Date | null
}

/** A list that a person comes back to. */
export type StaffViewTable = {
  id: Generated<string>
  staff_id: string
  list: ViewedList
  name: string
  query: string
  is_shared: Generated<boolean>
  version: Generated<number>
  created_at: GeneratedAlways<Date>
}

export type StaffRoleTable = {
  id: Generated<string>
  code: string | null
  name: LocalizedColumn
  permissions: string[]
  changed_by: string | null
  version: Generated<number>
  created_at: Generated<Date>
  deleted_at: Date | null
}

export type StaffRoleOfTable = {
  id: Id
  staff_id: string
  role_id: string
  granted_by: string | null
  granted_at: Generated<Date>
  revoked_by: string | null
  revoked_at: Date | null
}

export type StaffInvitationTable = {
  id: Generated<string>
  staff_id: string
  token_hash: Buffer
  invited_by: string | null
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
  revoked_at: Date | null
}

export type StaffTotpTable = {
  staff_id: string
  secret: Buffer
  last_step: number
  created_at: Generated<Date>
}

export type StaffRecoveryCodeTable = {
  staff_id: string
  code_hash: Buffer
  used_at: Date | null
}

export type StaffPasskeyTable = PasskeyColumns & { staff_id: string }

export type ChallengePurpose = 'SECOND_FACTOR' | 'SIGN_IN' | 'FRESH' | 'ADD_PASSKEY' | 'ADD_TOTP' | 'INVITED'

export type StaffChallengeTable = {
  token_hash: Buffer
  purpose: ChallengePurpose
  staff_id: string | null
  challenge: Buffer | null
  created_at: Generated<Date>
  expires_at: Date
}

export type StaffSessionTable = {
  id: Generated<string>
  staff_id: string
  token_hash: Buffer
  method: 'TOTP' | 'RECOVERY_CODE' | 'PASSKEY'
  user_agent: string
  created_at: Generated<Date>
  seen_at: Generated<Date>
  fresh_at: Generated<Date>
  expires_at: Date
  ended_at: Date | null
}

export type ChangeVia = 'OFFICE' | 'COMMAND' | 'IMPORT' | 'SYSTEM'

type ChangeSide = ColumnType<Record<string, unknown> | null, string | null, null>

export type StaffChangeTable = {
  id: Id
  at: Generated<Date>
  staff_id: string | null
  session_id: string | null
  via: ChangeVia
  action: string
  subject_type: string
  subject_id: string
  before: ChangeSide
  after: ChangeSide
  reason: string | null
  undoes: number | null
  erased_at: Date | null
}

export type WorkshopDeviceTable = {
  id: Generated<string>
  name: string
  station_id: number
  pairing_hash: Buffer | null
  pairing_until: Date
  token_hash: Buffer | null
  created_by: string
  created_at: Generated<Date>
  paired_at: Date | null
  expires_at: Date | null
  seen_at: Date | null
  revoked_at: Date | null
}

export type StaffPinTable = {
  staff_id: string
  pin_hash: string
  wrong: Generated<number>
  set_at: Generated<Date>
}

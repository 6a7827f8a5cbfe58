import type { Generated } from 'kysely'
import type { Json, PasskeyColumns } from './columns.ts'
import type { IdentifierKind } from './customers.ts'

export type OneTimeCodeTable = {
  id: Generated<string>
  purpose: 'sign-in' | 'reset-password' | 'change-identifier' | 'reauthentication' | 'sign-off'
  kind: IdentifierKind
  value: string
  value_key: string
  other_key: string | null
  browser_hash: Buffer
  mac: Buffer
  tries: Generated<number>
  customer_id: string | null
  sign_up: Json<unknown> | null
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

export type SessionTable = {
  id: string
  customer_id: string
  token_seed: Buffer
  generation: Generated<number>
  browser_hash: Buffer
  user_agent: string
  method: 'code' | 'password' | 'google' | 'passkey'
  created_at: Generated<Date>
  rotated_at: Generated<Date>
  expires_at: Date
  revoked_at: Date | null
  reauthenticated_at: Generated<Date>
}

export type PasskeyTable = PasskeyColumns & { customer_id: string }

export type PasskeyChallengeTable = {
  browser_hash: Buffer
  purpose: 'register' | 'sign-in' | 'reauthentication'
  challenge: Buffer
  customer_id: string | null
  expires_at: Date
}

export type IdentifierUndoTable = {
  token_hash: Buffer
  customer_id: string
  kind: IdentifierKind
  value: string
  value_key: string
  created_at: Generated<Date>
  expires_at: Date
}

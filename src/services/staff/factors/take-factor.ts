import { timingSafeEqual } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { countingSteps } from '#domain/staff/totp.ts'
import { readTypedCode } from '#domain/staff/typed-code.ts'
import { findTotp, useRecoveryCode, useTotpStep } from './factor.repository.ts'
import type { FactorVault } from './factor-vault.ts'
import { totpCode } from './totp-code.ts'

export type FactorError =
  | { readonly code: 'staff/code-wrong' }
  /** The person's factors are stored under another key: no code of theirs can be right. */
  | { readonly code: 'staff/factors-unreadable' }

type Used = Result<boolean, FactorError>

/** The step whose code this is, among those that count at a moment. */
export const stepOf = (secret: Buffer, code: string, lastStep: number, now: Date): number | undefined =>
  countingSteps(now, lastStep).find((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)))

/** Uses up what a person typed; answers which factor it was. */
export async function takeFactor(
  tx: Db,
  vault: FactorVault,
  { staffId, text, now }: { readonly staffId: string; readonly text: string; readonly now: Date },
): Promise<Result<'TOTP' | 'RECOVERY_CODE', FactorError>> {
  const typed = readTypedCode(text)
  if (!typed) return err({ code: 'staff/code-wrong' })
  const used =
    typed.kind === 'TOTP'
      ? await takeTotp(tx, vault, { staffId, code: typed.code, now })
      : await takeRecovery(tx, vault, { staffId, code: typed.code })
  if (!used.ok) return used
  return used.value ? ok(typed.kind) : err({ code: 'staff/code-wrong' })
}

async function takeTotp(
  tx: Db,
  vault: FactorVault,
  { staffId, code, now }: { readonly staffId: string; readonly code: string; readonly now: Date },
): Promise<Used> {
  const totp = await findTotp(tx, staffId)
  if (!totp) return ok(false)
  const secret = vault.open(staffId, totp.secret)
  if (!secret) return err({ code: 'staff/factors-unreadable' })
  const step = stepOf(secret, code, totp.last_step, now)
  return ok(step !== undefined && (await useTotpStep(tx, staffId, step)))
}

/** Hashes of recovery codes are made with the same key as the authenticator is encrypted with. */
async function takeRecovery(
  tx: Db,
  vault: FactorVault,
  { staffId, code }: { readonly staffId: string; readonly code: string },
): Promise<Used> {
  if (await useRecoveryCode(tx, staffId, vault.hash(staffId, code))) return ok(true)
  const totp = await findTotp(tx, staffId)
  return totp && !vault.open(staffId, totp.secret) ? err({ code: 'staff/factors-unreadable' }) : ok(false)
}

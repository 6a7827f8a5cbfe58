import type { Db } from '#db/connection.ts'
import type { ChallengePurpose } from '#db/schema/staff.ts'
import { newToken, tokenHash } from '../staff-sessions.service.ts'
import { deleteOldDialogues, findDialogue, insertDialogue, setChallenge, takeDialogue } from './dialogue.repository.ts'
import type { DialogueRow } from './dialogue.repository.ts'

/** Minutes that a dialogue waits for its second half: signing in is quick, setting up an app is not. */
const MINUTES: Readonly<Record<ChallengePurpose, number>> = {
  SECOND_FACTOR: 10,
  SIGN_IN: 10,
  FRESH: 10,
  ADD_PASSKEY: 30,
  ADD_TOTP: 30,
  INVITED: 30,
}

export interface Dialogue {
  readonly staffId: string | null
  readonly challenge: Buffer | null
}

const asDialogue = ({ staff_id: staffId, challenge }: DialogueRow): Dialogue => ({ staffId, challenge })

/** Opens a dialogue that a second call ends; answers the token for its cookie. */
export async function openDialogue(
  tx: Db,
  purpose: ChallengePurpose,
  { staffId, challenge }: Dialogue,
): Promise<string> {
  const token = newToken()
  const row = { token_hash: tokenHash(token), purpose, staff_id: staffId, challenge }
  await insertDialogue(tx, row, MINUTES[purpose])
  return token
}

/** The dialogue of a cookie while it is open and for this purpose. */
export async function readDialogue(
  db: Db,
  token: string | undefined,
  purpose: ChallengePurpose,
): Promise<Dialogue | undefined> {
  const row = token === undefined ? undefined : await findDialogue(db, tokenHash(token))
  return row?.purpose === purpose ? asDialogue(row) : undefined
}

/** Ends the dialogue of a cookie, whatever the result: only one call does. Answers it when it was for one of these purposes. */
export async function endDialogue(
  tx: Db,
  token: string | undefined,
  ...purposes: readonly ChallengePurpose[]
): Promise<Dialogue | undefined> {
  const row = token === undefined ? undefined : await takeDialogue(tx, tokenHash(token))
  return row && purposes.includes(row.purpose) ? asDialogue(row) : undefined
}

/** Has the dialogue of who has shown a password ask a passkey too, or not any more. */
export const askInDialogue = (tx: Db, token: string, challenge: Buffer | null): Promise<void> =>
  setChallenge(tx, tokenHash(token), challenge)

export const sweepDialogues = (db: Db): Promise<void> => deleteOldDialogues(db)

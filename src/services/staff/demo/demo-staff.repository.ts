import type { Db } from '#db/connection.ts'

/** Active people of these addresses who have an authenticator, with its encrypted secret and the last step that was used. */
export const findDemoAuthenticators = (
  db: Db,
  emails: readonly string[],
): Promise<{ id: string; email: string; name: string; secret: Buffer; last_step: number }[]> =>
  db
    .selectFrom('staff')
    .innerJoin('staff_totp as totp', 'totp.staff_id', 'staff.id')
    .where('staff.email_key', 'in', [...emails])
    .where('staff.status', '=', 'ACTIVE')
    .select(['staff.id', 'staff.email_key as email', 'staff.name', 'totp.secret', 'totp.last_step'])
    .execute()

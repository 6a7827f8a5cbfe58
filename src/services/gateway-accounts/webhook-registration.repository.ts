import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { GatewayWebhookTable } from '#db/schema/payments.ts'

/** What a vendor calls the webhook that was registered last; null when none was. */
export async function findWebhook(db: Db, vendor: string): Promise<string | null> {
  const row = await db
    .selectFrom('gateway_webhook')
    .select('webhook_id')
    .where('vendor', '=', vendor)
    .executeTakeFirst()
  return row?.webhook_id ?? null
}

/** Remembers a webhook in the place of the one before. */
export async function saveWebhook(
  db: Db,
  webhook: Omit<Insertable<GatewayWebhookTable>, 'registered_at'>,
): Promise<void> {
  await db
    .insertInto('gateway_webhook')
    .values(webhook)
    .onConflict((conflict) =>
      conflict
        .column('vendor')
        .doUpdateSet({ webhook_id: webhook.webhook_id, url: webhook.url, registered_at: sql<Date>`now()` }),
    )
    .execute()
}

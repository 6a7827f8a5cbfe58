import { sql } from 'kysely'

/** Whether the line `l` of the order `o` takes files: until they are signed off, or it is made. */
export const TAKES_FILES = sql<boolean>`
  (o.status in ('AWAITING_PAYMENT', 'PENDING', 'PROCESSING') and l.production_started_at is null
    and not exists (select from line_production p where p.line_id = l.id
      and p.state in ('APPROVED', 'QUEUED', 'IN_PRODUCTION')))`

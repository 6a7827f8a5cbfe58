import pg from 'pg'

/** Guards that a run can be made without, to prove that the harness notices. */
export const GUARDS = ['stock', 'coupon'] as const
export type Guard = (typeof GUARDS)[number]

type Removal = {
  /** What is taken out of the statements of the shop. */
  readonly statement: RegExp
  readonly by: string
  /** The constraint behind it goes too: with it the database would still refuse. */
  readonly sql: string
}

/** Drops the checks of a table whose text has these words. */
const dropCheck = (table: string, words: string): string => `do $$
  declare name text;
  begin
    for name in select conname from pg_constraint where conrelid = '${table}'::regclass
      and position('${words}' in pg_get_constraintdef(oid)) > 0
    loop execute format('alter table ${table} drop constraint %I', name); end loop;
  end $$`

const REMOVALS: Readonly<Record<Guard, Removal>> = {
  stock: {
    statement: / and p\.remaining_quantity >= w\.quantity/g,
    by: '',
    sql: 'alter table product_price drop constraint if exists product_price_remaining_quantity_check',
  },
  coupon: {
    statement: /usage_limit is null or used_count < usage_limit/g,
    by: 'true',
    sql: dropCheck('coupon', 'used_count <= usage_limit'),
  },
}

/** Takes a guard out of every statement of a pool. */
export function withoutGuard(pool: pg.Pool, guard: Guard): void {
  const { statement, by } = REMOVALS[guard]
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const patched = (config: unknown, ...rest: unknown[]): unknown => {
      if (typeof config === 'string') return query(config.replaceAll(statement, by), ...rest)
      const { text } = config as { text?: string }
      return query(text ? { ...(config as object), text: text.replaceAll(statement, by) } : config, ...rest)
    }
    client.query = patched as typeof client.query
  })
}

/** Takes the constraint behind a guard out of the database. */
export async function dropConstraint(databaseUrl: string, guard: Guard): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(REMOVALS[guard].sql)
  await client.end()
}

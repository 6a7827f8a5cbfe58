/** PostgreSQL's own settings, by name. */
export type Settings = Readonly<Record<string, string>>

/** For data that matters: every commit is on disk before it is answered. */
export const DURABLE: Settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  // Compiling plans never pays for the short statements of a shop.
  jit: 'off',
  deadlock_timeout: '200ms',
  log_lock_waits: 'on',
  max_connections: '100',
  timezone: 'UTC',
}

/** For tests, whose data is thrown away: nothing waits for the disk. */
export const THROWAWAY: Settings = {
  ...DURABLE,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '200',
}

/** The settings as arguments of the server program. */
export const asArguments = (settings: Settings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

import pg from 'pg'

type Taken = (error: Error | undefined, client?: pg.PoolClient, done?: (release?: boolean | Error) => void) => void

/** A pool whose connections are given out by `take`, for its callers by promise and by callback alike. */
abstract class ChosenConnectionPool extends pg.Pool {
  protected abstract take(): Promise<pg.PoolClient>

  /** A connection of this pool itself. */
  protected connectOwn(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      super.connect((error, client) => (client ? resolve(client) : reject(error)))
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    const client = this.take()
    if (!taken) return client
    client.then(
      (given) => taken(undefined, given, given.release),
      (error: unknown) => taken(error as Error, undefined, () => undefined),
    )
  }
}

/** What a pool has to know about its server. */
export interface GuardedServer {
  readonly isAway: () => boolean
  readonly generation: () => number
}

/** Connection failure of SQLSTATE class 08, so that it is handled as a failure of the driver. */
export class ServerAwayError extends Error {
  override readonly name = 'ServerAwayError'
  readonly code = '08006'
}

/**
 * A pool that refuses at once while its server is away, instead of letting every caller wait for a connection, and gives
 * out no connection from before the server went away or changed its role.
 */
export class GuardedPool extends ChosenConnectionPool {
  readonly #server: GuardedServer
  readonly #born = new WeakMap<pg.PoolClient, number>()

  constructor(config: pg.PoolConfig, server: GuardedServer) {
    super(config)
    this.#server = server
    this.on('connect', (client) => this.#born.set(client, server.generation()))
  }

  protected async take(): Promise<pg.PoolClient> {
    for (;;) {
      if (this.#server.isAway()) throw new ServerAwayError('the database server is away')
      const client = await this.connectOwn()
      if (this.#born.get(client) === this.#server.generation()) return client
      client.release(true)
    }
  }
}

/** A pool without connections of its own: each one is taken from the pool that `choose` names at that moment. */
export class RoutedPool extends ChosenConnectionPool {
  readonly #choose: () => pg.Pool

  constructor(config: pg.PoolConfig, choose: () => pg.Pool) {
    super(config)
    this.#choose = choose
  }

  protected take(): Promise<pg.PoolClient> {
    return this.#choose().connect()
  }
}

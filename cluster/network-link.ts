import { connect, createServer } from 'node:net'
import type { AddressInfo, NetConnectOpts, Server, Socket } from 'node:net'
import { HOST } from './database-parts.ts'

/**
 * A stretch of network between one process and a service. Cut, it is silent as a network is that loses every packet:
 * nothing is refused and nothing arrives. Mended, what was under way goes on.
 */
export class NetworkLink {
  readonly #port: number
  readonly #target: NetConnectOpts
  readonly #sockets = new Set<Socket>()
  readonly #forgotten = new Set<Socket>()
  #server: Server | undefined
  #isCut = false

  /** Where the process connects to, a port of this machine (0: a free one), and where the service listens: a port of it, or elsewhere. */
  constructor(port: number, target: number | NetConnectOpts) {
    this.#port = port
    this.#target = typeof target === 'number' ? { port: target, host: HOST } : target
  }

  /** Answers the port that it can be reached at. */
  async open(): Promise<number> {
    const server = createServer({ pauseOnConnect: true }, (near) => this.#join(near))
    this.#server = server
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(this.#port, HOST, resolve)
    })
    return (server.address() as AddressInfo).port
  }

  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.pause()
  }

  /** Falls silent on the connections there are, as a firewall that has forgotten them; new ones are carried. */
  forget(): void {
    for (const socket of this.#sockets) this.#forgotten.add(socket.pause())
    this.#sockets.clear()
  }

  mend(): void {
    this.#isCut = false
    for (const socket of this.#sockets) socket.resume()
  }

  close(): void {
    this.#server?.close()
    for (const socket of [...this.#sockets, ...this.#forgotten]) socket.destroy()
  }

  #join(near: Socket): void {
    const far = connect(this.#target)
    this.#carry(near, far)
    this.#carry(far, near)
    if (this.#isCut) far.pause()
    else near.resume()
  }

  /** By hand, not by a pipe: a pipe would resume a cut socket as soon as the other one drains. */
  #carry(from: Socket, to: Socket): void {
    this.#sockets.add(from)
    from.on('data', (bytes) => {
      if (to.write(bytes)) return
      from.pause()
      to.once('drain', () => {
        if (!this.#isCut && this.#sockets.has(from)) from.resume()
      })
    })
    from.on('end', () => to.end())
    from.on('error', () => to.destroy())
    from.on('close', () => {
      this.#sockets.delete(from)
      to.destroy()
    })
  }
}

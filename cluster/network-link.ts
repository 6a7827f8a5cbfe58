import { connect, createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import { HOST } from './database-parts.ts'

/**
 * A stretch of network between one process and a service. Cut, it is silent as a network is that loses every packet:
 * nothing is refused and nothing arrives. Mended, what was under way goes on.
 */
export class NetworkLink {
  readonly #port: number
  readonly #target: number
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #isCut = false

  /** Ports of this machine: where the process connects to, and where the service listens. */
  constructor(port: number, target: number) {
    this.#port = port
    this.#target = target
  }

  async open(): Promise<void> {
    const server = createServer({ pauseOnConnect: true }, (near) => this.#join(near))
    this.#server = server
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(this.#port, HOST, resolve)
    })
  }

  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.pause()
  }

  mend(): void {
    this.#isCut = false
    for (const socket of this.#sockets) socket.resume()
  }

  close(): void {
    this.#server?.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  #join(near: Socket): void {
    const far = connect({ port: this.#target, host: HOST })
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
        if (!this.#isCut) from.resume()
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

import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Socket, AddressInfo } from 'node:net'

/** What every scanner finds, in two parts so that no scanner finds it in this file (https://www.eicar.org). */
export const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

/** Stands in for a clamd: answers INSTREAM as documented, finds EICAR, and takes so many bytes at most. */
export async function startClamd({ maxBytes = 1_000_000 } = {}) {
  const server = createServer((socket) => answer(socket, maxBytes))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `tcp://127.0.0.1:${port}`, close: () => new Promise((resolve) => void server.close(resolve)) }
}

const COMMAND = 'zINSTREAM\0'

function answer(socket: Socket, maxBytes: number): void {
  let received = Buffer.alloc(0)
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    if (received.length < COMMAND.length) return
    if (received.subarray(0, COMMAND.length).toString('latin1') !== COMMAND) {
      socket.end('UNKNOWN COMMAND\0')
      return
    }
    const file = fileIn(received.subarray(COMMAND.length))
    if (file.bytes.length > maxBytes) socket.end('INSTREAM size limit exceeded. ERROR\0')
    else if (file.isWhole)
      socket.end(file.bytes.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0')
  })
}

/** The bytes of the pieces that have arrived, and whether the empty last one has. */
function fileIn(pieces: Buffer): { readonly bytes: Buffer; readonly isWhole: boolean } {
  const found: Buffer[] = []
  let at = 0
  while (at + 4 <= pieces.length) {
    const length = pieces.readUInt32BE(at)
    if (length === 0) return { bytes: Buffer.concat(found), isWhole: true }
    if (at + 4 + length > pieces.length) break
    found.push(pieces.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return { bytes: Buffer.concat(found), isWhole: false }
}

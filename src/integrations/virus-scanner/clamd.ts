import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { err, type Result } from '#domain/result.ts'
import type { ClamdAddress } from './clamd-address.ts'
import { readVerdict, type Verdict } from './read-verdict.ts'

/** Scans local files for viruses. */
export interface VirusScanner {
  /** Errors: `scanner/away` when there was no verdict; the reason is for the operator, and says nothing of the file. */
  scan(path: string): Promise<Result<Verdict, ScannerAway>>
}

export type ScannerAway = { readonly code: 'scanner/away'; readonly reason: string }

const CHUNK_BYTES = 256 * 1024
/** Without an answer for so long the scanner is away. */
const SILENCE_MS = 60_000

/**
 * A scanner that sends files to a clamd by its INSTREAM command: pieces with their length before them, an empty one at the
 * end (https://docs.clamav.net/manual/Usage/Scanning.html#clamd). The file is never whole in memory.
 */
export const createClamd = (address: ClamdAddress, silenceMs = SILENCE_MS): VirusScanner => ({
  scan: async (path) => {
    const socket = connect(address)
    socket.setTimeout(silenceMs, () => socket.destroy(new Error('no answer')))
    const answer = answerOf(socket)
    try {
      await sendFile(socket, path)
      return readVerdict(await answer)
    } catch (failure) {
      // A scanner that takes no more says why before it hangs up.
      const output = await answer.catch(() => '')
      return output === '' ? err({ code: 'scanner/away', reason: reasonOf(failure) }) : readVerdict(output)
    } finally {
      socket.destroy()
    }
  },
})

async function sendFile(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'))
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const bytes = chunk as Buffer
    await write(socket, lengthOf(bytes.byteLength))
    await write(socket, bytes)
  }
  await write(socket, lengthOf(0))
}

/** Four bytes, in network order. */
function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

const write = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (failure) => (failure ? reject(failure) : resolve()))
  })

/** All that the scanner says until it hangs up. */
const answerOf = (socket: Socket): Promise<string> => {
  const answer = new Promise<string>((resolve, reject) => {
    let output = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      output += text
      if (output.includes('\0')) resolve(output)
    })
    socket.on('close', () => resolve(output))
    socket.on('error', (failure) => (output === '' ? reject(failure) : resolve(output)))
  })
  // It is awaited once the file is sent; until then a refused connection is no unhandled rejection.
  answer.catch(() => undefined)
  return answer
}

const reasonOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure))

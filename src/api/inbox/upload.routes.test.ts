import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { inboxApp } from '#testing/inbox-app.ts'
import { attachment, body, BOUNDARY, fieldsOf, fileHead, PDF } from '#testing/upload-form.ts'

const REQUEST = {
  fullName: 'Noura',
  email: 'noura@studio.example',
  phoneNumber: '0551234567',
  description: '300 boxes',
}

const inbox = inboxApp()
const { count, files } = inbox

describe('an upload over the network', () => {
  /** A connection that has announced a form of 20 MB. */
  async function connectUpload(): Promise<Socket> {
    await inbox.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((inbox.app.server.address() as AddressInfo).port, '127.0.0.1')
    const head = ['POST /api/special-requests/create HTTP/1.1', 'host: shop.example', 'content-length: 20000000']
    socket.write(`${head.join('\r\n')}\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n`)
    return socket
  }

  test('that breaks off leaves nothing', async () => {
    const socket = await connectUpload()
    socket.write(body(fieldsOf(REQUEST), fileHead('a.pdf'), PDF.repeat(10_000)))
    await vi.waitFor(async () => expect(await files('incoming')).toHaveLength(1))
    socket.destroy()
    await vi.waitFor(async () => expect(await files('incoming')).toEqual([]))
    expect(await count('special_request')).toBe(0)
  })

  test('that is refused early gets its answer, and the rest is read and discarded', async () => {
    const socket = await connectUpload()
    socket.write(body(fieldsOf(REQUEST), attachment('a.pdf', 'no artwork'), fileHead('b.pdf')))
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 415 /)
    for (let n = 0; n < 40; n++) {
      if (!socket.write(Buffer.alloc(256 * 1024, 'x'))) await once(socket, 'drain')
    }
    expect(await files('incoming')).toEqual([])
    socket.destroy()
  })
})

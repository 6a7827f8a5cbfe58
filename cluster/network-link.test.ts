import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { NetworkLink } from './network-link.ts'

/** A service that answers with what it receives, and a connection to it by way of a link. */
async function linked() {
  const echo = createServer((socket) => void socket.on('error', () => undefined).pipe(socket))
  const free = createServer()
  await Promise.all([echo, free].map((server) => once(server.listen(0, '127.0.0.1'), 'listening')))
  const port = (free.address() as AddressInfo).port
  await once(free.close(), 'close')
  const link = new NetworkLink(port, (echo.address() as AddressInfo).port)
  await link.open()
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    link.close()
    echo.close()
  })
  return { link, port, received: receivedBy(socket), socket }
}

function receivedBy(socket: Socket): () => string {
  let text = ''
  socket.on('data', (bytes) => (text += String(bytes)))
  return () => text
}

test('carries both ways', async () => {
  const { socket, received } = await linked()
  socket.write('order')
  await expect.poll(received).toBe('order')
})

test('a cut loses nothing and breaks nothing: what is under way goes on when it is mended', async () => {
  const { link, port, socket, received } = await linked()
  link.cut()
  const late = connect(port, '127.0.0.1')
  const lateReceived = receivedBy(late)
  onTestFinished(() => void late.destroy())
  socket.write('first')
  late.write('second')
  await sleep(150)
  expect([received(), lateReceived(), socket.destroyed]).toEqual(['', '', false])
  link.mend()
  await expect.poll(received).toBe('first')
  await expect.poll(lateReceived).toBe('second')
})

test('a connection that was forgotten stays silent and open, beside new ones that are carried', async () => {
  const { link, port, socket, received } = await linked()
  socket.write('first')
  await expect.poll(received).toBe('first')
  link.forget()
  socket.write('second')
  const next = connect(port, '127.0.0.1')
  onTestFinished(() => void next.destroy())
  const nextReceived = receivedBy(next)
  next.write('third')
  await expect.poll(nextReceived).toBe('third')
  link.cut()
  link.mend()
  await sleep(150)
  expect([received(), socket.destroyed]).toEqual(['first', false])
})

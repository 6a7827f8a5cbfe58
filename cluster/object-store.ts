import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { dirname, join, normalize } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { HOST } from './database-parts.ts'

/**
 * A bucket of a folder by the object calls of Amazon S3's REST interface in the path style: PUT, GET, HEAD, DELETE. It
 * checks no signatures: Debian packages no S3 server, and what a cluster needs of one is that it is somewhere else.
 */
export async function openObjectStore(folder: string, port: number): Promise<Server> {
  await mkdir(folder, { recursive: true })
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => refuse(response, 500, 'InternalError'))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve)
  })
  return server
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://store').pathname))
  const file = join(folder, path)
  switch (request.method) {
    case 'PUT':
      await store(file, request)
      response.writeHead(200).end()
      return
    case 'DELETE':
      await rm(file, { force: true })
      response.writeHead(204).end()
      return
    case 'GET':
    case 'HEAD':
      await send(file, request.method, response)
      return
    default:
      refuse(response, 405, 'MethodNotAllowed')
  }
}

/** An object is there whole or not at all. */
async function store(file: string, request: IncomingMessage): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const partial = `${file}.${randomUUID()}`
  await pipeline(request, createWriteStream(partial))
  await rename(partial, file)
}

async function send(file: string, method: string, response: ServerResponse): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return refuse(response, 404, 'NoSuchKey')
  response.writeHead(200, { 'content-length': found.size })
  if (method === 'HEAD') response.end()
  else await pipeline(createReadStream(file), response)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
}

import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PageFiles } from './page-files.ts'
import type { Part } from './part.ts'
import { findMissingFiles, replaceVersion } from './versions.ts'
import type { RunningVersion } from './versions.ts'

// The time that both versions serve side by side is no part of what is tested.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))

/** A version whose parts write down what is done to them; those in `broken` do not start. */
function recorded(steps: string[], name: string, broken: readonly string[] = []): RunningVersion {
  const part = (kind: string) =>
    ({
      stop: async () => void steps.push(`stop ${name} ${kind}`),
      start: async () => {
        if (broken.includes(kind)) throw new Error(`${kind} ended`)
        steps.push(`start ${name} ${kind}`)
      },
    }) as unknown as Part
  return { name, folder: '/', web: [part('web1'), part('web2')], workers: [part('worker1')] }
}

/** Answers the paths given, 404 to all others; its port. */
async function serving(pages: Readonly<Record<string, string>>): Promise<number> {
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(url in pages ? 200 : 404).end(pages[url])
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('each process of a version is replaced by one of the other, workers first', async () => {
  const steps: string[] = []
  expect(await replaceVersion(recorded(steps, 'old'), recorded(steps, 'new'))).toEqual([])
  expect(steps).toEqual(['worker1', 'web1', 'web2'].flatMap((kind) => [`stop old ${kind}`, `start new ${kind}`]))
})

test('a version that does not start is said, and the one before goes on', async () => {
  const steps: string[] = []
  const problems = await replaceVersion(recorded(steps, 'old'), recorded(steps, 'new', ['web1']))
  expect(problems).toEqual(['new does not start after old: web1 ended'])
  expect(steps.at(-1)).toBe('start old web1')
})

test('a built file that one of the processes does not have is named', async () => {
  const [one, other] = [await serving({ '/assets/a.js': '' }), await serving({})]
  expect(await findMissingFiles([one, other], ['/assets/a.js'])).toEqual([`/assets/a.js of port ${other}: 404`])
})

test('the files of a page are asked for as a browser does', async () => {
  const page = '<script src="/assets/a-1.js"></script><link href="/assets/gone-2.css">'
  const port = await serving({ '/en/home': page, '/ar/product/27': '', '/en/cart': '', '/assets/a-1.js': '' })
  const pages = new PageFiles(`http://127.0.0.1:${port}`)
  pages.start()
  const { requests, failed } = await pages.stop()
  expect(requests).toBe(3)
  expect(failed).toEqual({ '/assets/gone-2.css: 404': 1 })
})

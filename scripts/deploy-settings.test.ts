import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parseConfig } from '../src/config.ts'
import { LITTLE_MEMORY } from './setup/memory.mjs'

const ASSIGNMENT = /^ *([A-Z][A-Z0-9_]+): *'?(.*?)'?$/

/** The settings below a line of a YAML file, as far as it is indented more. */
async function settingsBelow(file: string, heading: string): Promise<Record<string, string>> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  const start = lines.findIndex((line) => line.trim() === heading)
  const indent = lines[start]?.search(/\S/) ?? 0
  const end = lines.findIndex((line, index) => index > start && line.trim() !== '' && line.search(/\S/) <= indent)
  const block = lines.slice(start + 1, end === -1 ? undefined : end)
  return Object.fromEntries(
    block.flatMap((line) => {
      const [, name, value] = ASSIGNMENT.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value]]
    }),
  )
}

/** What an operator is asked to set, each left empty set to a secret. */
async function answersOf(file: string): Promise<Record<string, string>> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => /^[A-Z]/.test(line))
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...rest] = line.split('=')
      return [name, rest.join('=') || 's'.repeat(64)]
    }),
  )
}

test('the shop of compose.yaml starts with what env.example asks for', async () => {
  const settings = await settingsBelow('deploy/compose/compose.yaml', 'environment: &settings')
  const answers = await answersOf('deploy/compose/env.example')
  const filled = Object.entries(settings).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{(\w+)(?::-)?\}/g, (_, answer: string) => answers[answer] ?? ''),
  ])
  expect(filled.length).toBeGreaterThan(10)
  expect(() => parseConfig({ ...Object.fromEntries(filled), NODE_ENV: 'production' })).not.toThrow()
})

test('the shop of the Kubernetes manifests starts with its settings and its secrets', async () => {
  const settings = await settingsBelow('deploy/kubernetes/settings.yaml', 'data:')
  const secrets = await settingsBelow('deploy/kubernetes/secret.example.yaml', 'stringData:')
  const database = { DATABASE_URL: 'postgresql://shop:secret@shop-rw/shop' }
  const given = { ...database, ...settings, ...secrets, NODE_ENV: 'production' }
  expect(Object.keys(given).length).toBeGreaterThan(10)
  expect(() => parseConfig(given)).not.toThrow()
})

/** The lines of a service of compose.yaml. */
async function serviceOf(name: string): Promise<string> {
  const text = await readFile('deploy/compose/compose.yaml', 'utf8')
  return new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(text)?.[1] ?? ''
}

test('the replica of compose.yaml gets the command of its leader: a standby with fewer connections does not start', async () => {
  expect(await serviceOf('postgres')).toMatch(/^ {4}command: &server .*max_connections=/m)
  expect(await serviceOf('replica')).toMatch(/^ {4}command: \*server$/m)
  expect(await readFile('deploy/compose/follow-leader.sh', 'utf8')).toMatch(/^exec "\$@"$/m)
})

test('the scanner opens the socket its image waits for before it counts as started', async () => {
  expect(await readFile('deploy/compose/clamd.conf', 'utf8')).toMatch(/^LocalSocket \/tmp\/clamd\.sock$/m)
})

test('the image starts Node as npm start does, with the loader of sources that it carries', async () => {
  const containerfile = await readFile('deploy/container/Containerfile', 'utf8')
  const [, entry = '[]'] = /^ENTRYPOINT (.+)$/m.exec(containerfile) ?? []
  const inImage = LITTLE_MEMORY.options.map((option) => option.replace(/file:.+(?=\/scripts\/)/, '/shop'))
  expect(JSON.parse(entry)).toEqual(['node', ...inImage, 'src/main.ts'])
  expect(containerfile).toContain('COPY scripts/setup/stripped-sources.mjs scripts/setup/')
})

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parseConfig } from '../src/config.ts'
import { SETTINGS } from '../src/settings.ts'
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

const COMPOSE = 'deploy/compose/compose.yaml'
const EXAMPLE = 'deploy/compose/env.example'
const CONFIG_MAP = 'deploy/kubernetes/settings.yaml'
const SECRET = 'deploy/kubernetes/secret.example.yaml'

test('the shop of compose.yaml starts with what env.example asks for', async () => {
  const settings = await settingsBelow(COMPOSE, 'environment: &settings')
  const answers = await answersOf(EXAMPLE)
  const filled = Object.entries(settings).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{(\w+)(?::-)?\}/g, (_, answer: string) => answers[answer] ?? ''),
  ])
  expect(filled.length).toBeGreaterThan(10)
  expect(() => parseConfig({ ...answers, ...Object.fromEntries(filled), NODE_ENV: 'production' })).not.toThrow()
})

test('the shop of the Kubernetes manifests starts with its settings and its secrets', async () => {
  const settings = await settingsBelow(CONFIG_MAP, 'data:')
  const secrets = await settingsBelow(SECRET, 'stringData:')
  const database = { DATABASE_URL: 'postgresql://shop:secret@shop-rw/shop' }
  const given = { ...database, ...settings, ...secrets, NODE_ENV: 'production' }
  expect(Object.keys(given).length).toBeGreaterThan(10)
  expect(() => parseConfig(given)).not.toThrow()
})

/** Names in a file, also those of lines that are off. */
async function namesIn(file: string, line: RegExp): Promise<string[]> {
  return [...(await readFile(file, 'utf8')).matchAll(line)].map(([, name = '']) => name)
}
const settingsOfImage = async () =>
  (await readFile('deploy/container/Containerfile', 'utf8'))
    .split('\n')
    .flatMap((line) => /^(?:ENV)? +([A-Z_]+)=/.exec(line)?.[1] ?? [])
const examplesOfCompose = () => namesIn(EXAMPLE, /^#?([A-Z][A-Z0-9_]*)=/gm)

const KNOWN = Object.keys(SETTINGS.shape)

/** Settings that neither arrangement is to have, and why. */
const LEFT_OUT = {
  SERVICES: 'the option of the command says it',
  DIST: 'the image has the pages at the default place',
  DEMO: 'a shop that sells has none',
  PAYMENTS_SANDBOX: 'refused in production',
  EMBEDDED_DATABASE: 'there is a server',
  INSECURE_PUBLIC_URL: 'there is TLS',
  APPLE_PAY_DOMAIN_FILE: 'no file of the host is seen: APPLE_PAY_DOMAIN_ASSOCIATION takes its content',
}

test('every setting reaches the containers of compose.yaml: from .env, by compose.yaml itself or by the image', async () => {
  expect(await readFile(COMPOSE, 'utf8')).toMatch(/^x-shop: &shop\n(?: {2}.*\n)*? {2}env_file: \[\.env\]$/m)
  const set = Object.keys(await settingsBelow(COMPOSE, 'environment: &settings'))
  const left = { ...LEFT_OUT, ARTWORK_SCAN: 'there is a scanner', S3_REGION: 'there is a bucket, of no region' }
  const examples = await examplesOfCompose()
  const known = new Set([...set, ...examples, ...(await settingsOfImage()), ...Object.keys(left)])
  expect(KNOWN.filter((name) => !known.has(name))).toEqual([])
  // What compose.yaml sets itself wins, so that a line of .env would be ignored.
  expect(examples.filter((name) => KNOWN.includes(name) && set.includes(name))).toEqual([])
})

test('every setting of Kubernetes is in the ConfigMap, or in the Secret if it is one', async () => {
  const settings = await namesIn(CONFIG_MAP, /^ {2}(?:# )?([A-Z][A-Z0-9_]*): /gm)
  const secrets = await namesIn(SECRET, /^ {2}(?:# )?([A-Z][A-Z0-9_]*): /gm)
  for (const file of ['web', 'worker']) {
    const given = await namesIn(`deploy/kubernetes/${file}.yaml`, /^ +- name: ([A-Z][A-Z0-9_]*)$/gm)
    const known = new Set([...settings, ...secrets, ...given, ...(await settingsOfImage()), ...Object.keys(LEFT_OUT)])
    expect(KNOWN.filter((name) => !known.has(name))).toEqual([])
  }
  const all = [...settings, ...secrets]
  expect(all.filter((name) => !KNOWN.includes(name))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
  const isSecret = (name: string) => /(?:SECRET|TOKEN|_KEY)(?:_|$)/.test(name) && !/PUBLISHABLE|TOKENINFO/.test(name)
  expect(settings.filter(isSecret)).toEqual([])
})

test('env.example names only settings of the shop and what compose.yaml reads, and the shop gets no secret of another part', async () => {
  const text = await readFile(COMPOSE, 'utf8')
  const others = (await examplesOfCompose()).filter((name) => !KNOWN.includes(name))
  expect(others.filter((name) => !text.includes(`\${${name}}`) && !text.includes(`\${${name}:-}`))).toEqual([])
  const set = await settingsBelow(COMPOSE, 'environment: &settings')
  const ofTheShop = Object.values(set).join(' ')
  const secrets = others.filter((name) => /PASSWORD|SECRET|WEBHOOK/.test(name) && !ofTheShop.includes(`{${name}}`))
  expect(secrets.length).toBeGreaterThan(3)
  expect(secrets.filter((name) => set[name] !== '')).toEqual([])
})

test('the shop of compose.yaml is no administrator of its database', async () => {
  expect(await serviceOf('postgres')).not.toContain('POSTGRES_USER: shop')
  expect(await readFile('deploy/compose/make-roles.sh', 'utf8')).toMatch(/^create role shop login password :'shop';$/m)
})

test('the alert about web processes that are missing expects as many as there are at least', async () => {
  const alerts = await readFile('deploy/prometheus/alerts.yml', 'utf8')
  const [, least] = /alert: WebMissing\n(?: +#.*\n)? +expr: '.* < (\d+)'/.exec(alerts) ?? []
  expect(least).toBeDefined()
  expect(await serviceOf('web')).toContain(`replicas: ${least} }`)
  expect(await readFile('deploy/kubernetes/web.yaml', 'utf8')).toContain(`minReplicas: ${least}\n`)
})

/** The lines of a service of compose.yaml. */
async function serviceOf(name: string): Promise<string> {
  const text = await readFile(COMPOSE, 'utf8')
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

/** Where the container of a Kubernetes manifest has its settings from. */
async function environmentOf(file: string): Promise<string> {
  const text = await readFile(`deploy/kubernetes/${file}`, 'utf8')
  return /^ {10}envFrom:\n(?: {10}.*\n)+?(?= {10}resources:)/m.exec(text)?.[0] ?? file
}

test('web processes and commands of the Kubernetes manifests have the settings of the worker', async () => {
  const worker = await environmentOf('worker.yaml')
  expect(worker).toContain('DATABASE_DIRECT_URL')
  expect(await environmentOf('web.yaml')).toBe(worker)
  expect(await environmentOf('command.yaml')).toBe(worker)
})

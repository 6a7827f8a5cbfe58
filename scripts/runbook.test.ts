import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SOFTWARE } from '../src/domain/software.ts'

const read = (file: string): string => readFileSync(file, 'utf8')
const allOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)

const ALERTS = allOf(read('deploy/prometheus/alerts.yml'), /- alert: (\w+)/g)

test('the runbook has a paragraph for every alert, in their order, and for nothing else', () => {
  const runbook = read('docs/runbook.md')
  expect(allOf(runbook, /^## (.+)$/gm)).toEqual(ALERTS)
  for (const paragraph of runbook.split(/^## /m).slice(1)) expect(paragraph.length).toBeGreaterThan(150)
})

test('every alert has an example that fires and one that is quiet', () => {
  const names = allOf(read('deploy/prometheus/alerts.test.yml'), /- name: (.+)/g)
  expect(names).toEqual(ALERTS.flatMap((name) => [`${name} fires`, `${name} is quiet`]))
})

/** Where metrics are made; they are named after the software. */
const CODE = globSync('src/main/telemetry/*-metrics.ts').map(read).join('\n').replaceAll('${SOFTWARE.id}', SOFTWARE.id)

/** Names of metrics as Prometheus reads them. */
const METRIC = /(?<![\w./-])((?:matbaa|http|nodejs|process)_[a-z\d_]+)/g

test('alerts, dashboard and documentation name metrics that the shop has', () => {
  const instruments = allOf(CODE, /(?:create\w+|times)\(\s*['`]([a-z\d._]+)['`]/g)
  const counted = allOf(CODE, /name: '([a-z.]+)'/g).flatMap((name) => [
    `matbaa.${name}`,
    `matbaa.${name}.oldest.seconds`,
  ])
  const known = new Set([...instruments, ...counted].map((name) => name.replaceAll('.', '_')))
  expect(known.size).toBeGreaterThan(25)
  const files = ['deploy/prometheus/alerts.yml', 'deploy/grafana/dashboards/shop.json', 'docs/operations.md']
  const named = files.flatMap((file) => allOf(read(file), METRIC))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !known.has(name.replace(/_(?:total|bucket|count|sum)$/, '')))).toEqual([])
})

test('the dashboard shows every metric', () => {
  const dashboard = read('deploy/grafana/dashboards/shop.json')
  const names = allOf(CODE, /(?:create\w+|times)\(\s*['`]([a-z\d._]+)['`]/g).map((name) => name.replaceAll('.', '_'))
  expect(names.filter((name) => !dashboard.includes(name))).toEqual([
    'matbaa_page_cache_bytes',
    'matbaa_state_failures',
  ])
})

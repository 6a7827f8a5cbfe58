import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'alert-routes-'))

let written: string

/** The script writes its configuration, into the folder of this test, and starts a stand-in that ends at once. */
beforeAll(() => {
  const script = readFileSync('deploy/compose/alertmanager.sh', 'utf8').replaceAll('/tmp/', `${folder}/`)
  const program = join(folder, 'alertmanager')
  writeFileSync(program, '#!/bin/sh\n')
  chmodSync(program, 0o755)
  execFileSync('sh', ['-c', script], {
    env: {
      PATH: `${folder}:${process.env['PATH'] ?? ''}`,
      ALERT_EMAIL: 'owner@shop.example',
      ALERT_SMTP: 'mail.shop.example:587',
      ALERT_WEBHOOK: 'https://calls.example/shop',
    },
  })
  written = readFileSync(join(folder, 'alertmanager.yml'), 'utf8')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The lines of the route of a severity, up to the next one. */
const routeOf = (severity: string): string =>
  new RegExp(`- matchers: \\[severity="${severity}"\\]\\n((?: {6}.*\\n)+)`).exec(written)?.[1] ?? ''
const entries = (lines: string): Record<string, string> =>
  Object.fromEntries([...lines.matchAll(/^ +(\w+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]))
/** What every route takes over unless it says otherwise. */
const rootEntries = () => entries(written.slice(0, written.indexOf('  routes:')))

test('a page is sent at once, each alert for itself, and again every hour; a ticket once a day, by day', () => {
  expect(entries(routeOf('page'))).toEqual({
    receiver: 'now',
    group_by: '[alertname]',
    group_wait: '10s',
    group_interval: '1m',
    repeat_interval: '1h',
  })
  expect({ ...rootEntries(), ...entries(routeOf('ticket')) }).toEqual({
    receiver: 'morning',
    group_by: '[severity]',
    group_wait: '30s',
    group_interval: '5m',
    repeat_interval: '24h',
    active_time_intervals: '[day]',
  })
  expect(written).toContain("times: [{ start_time: '05:00', end_time: '17:00' }]")
  const runbook = readFileSync('docs/runbook.md', 'utf8').replaceAll('\n', ' ')
  expect(runbook).toContain('A page comes after 10 s and again every hour as long as it lasts')
  expect(runbook).toContain("tickets come together, between 8 and 20 o'clock in Riyadh, and again after 24 hours")
})

test('a page goes by both ways, a ticket by mail', () => {
  const [now = '', morning = ''] = written.slice(written.indexOf('  - name: now')).split('  - name: morning')
  expect(now).toContain('owner@shop.example')
  expect(now).toContain('https://calls.example/shop')
  expect(morning).toContain('owner@shop.example')
  expect(morning).not.toContain('webhook')
})

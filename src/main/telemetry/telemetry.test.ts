import { spawnSync } from 'node:child_process'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openTelemetry } from './telemetry.ts'

/** Prints each module that is asked for, before it is loaded. */
const WATCH = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  import { writeSync } from 'node:fs'
  registerHooks({ resolve(name, context, next) { writeSync(1, name + String.fromCharCode(10)); return next(name, context) } })
`)}`

const modulesOf = (file: string, ...args: string[]): string[] =>
  spawnSync(process.execPath, ['--import', WATCH, file, ...args], { encoding: 'utf8' }).stdout.split('\n')

test('a shop that measures nothing loads nothing to measure with', async () => {
  const loaded = modulesOf('src/main.ts', '--services=none')
  expect(loaded.some((name) => name.endsWith('telemetry/telemetry.ts'))).toBe(true)
  expect(loaded.filter((name) => name.includes('opentelemetry') || name.endsWith('/metrics.ts'))).toEqual([])
  const measuring = modulesOf('src/main/telemetry/metrics.ts')
  expect(measuring.some((name) => name.includes('@opentelemetry/sdk-metrics'))).toBe(true)
  const off = await openTelemetry(
    { metrics: undefined, traces: undefined },
    { logger: pino({ enabled: false }), lifecycle: { opened: () => expect.unreachable() } },
  )
  expect(off).toBeUndefined()
}, 60_000)

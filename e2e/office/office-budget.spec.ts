import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { modulesOf } from '../../src/testing/built-modules.ts'
import type { BuiltManifest } from '../../src/testing/built-modules.ts'

const KB = 1_000
const OFFICE = 'dist/office'
const ENTRY = 'src/office/entry-client.tsx'
const SCREEN = /^src\/office\/features\/.+\.screen\.tsx$/

const manifest = (): BuiltManifest => JSON.parse(readFileSync(join(OFFICE, '.vite/manifest.json'), 'utf8'))

/** Bytes of a built file as a browser fetches it. */
const compressed = (file: string): number => {
  const path = join(OFFICE, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

const needed = (name: string): ReadonlySet<string> => modulesOf(manifest(), name)
const sumOf = (files: Iterable<string>): number => [...new Set(files)].reduce((sum, file) => sum + compressed(file), 0)
const scripts = (names: Iterable<string>): string[] => [...names].flatMap((name) => manifest()[name]?.file ?? [])
const styles = (names: Iterable<string>): string[] => [...names].flatMap((name) => manifest()[name]?.css ?? [])

test('the office needs at most 200 KB of scripts and 25 KB of styles before its first screen', () => {
  const first = needed(ENTRY)
  expect(sumOf(scripts(first))).toBeLessThanOrEqual(200 * KB)
  expect(sumOf(styles(first))).toBeLessThanOrEqual(25 * KB)
})

test('a screen adds at most 60 KB', () => {
  const first = needed(ENTRY)
  const screens = Object.keys(manifest()).filter((name) => SCREEN.test(name))
  expect(screens.length).toBeGreaterThan(0)
  for (const screen of screens) {
    const more = [...needed(screen)].filter((name) => !first.has(name))
    expect(sumOf([...scripts(more), ...styles(more)]), screen).toBeLessThanOrEqual(60 * KB)
  }
})

import { describe, expect, test } from 'vitest'
import { jobCode, jobPath, lineOfJob, readScanned } from './job-code.ts'

const HOST = 'print.shop.example'
const job = (code: string) => ({ kind: 'JOB', code })

describe('a code', () => {
  test('names order, line and part', () => {
    expect(jobCode(10428, 0, 1)).toBe('10428-1')
    expect(jobCode(10428, 1, 3)).toBe('10428-2-3')
    expect(jobPath('10428-1')).toBe('/office/scan/10428-1')
    expect([lineOfJob('10428-2'), lineOfJob('10428-2-3')]).toEqual(['10428-2', '10428-2'])
  })

  test.each([
    ['10428-1', '10428-1'],
    [' 10428-1-2\r', '10428-1-2'],
    // Typed with Arabic digits.
    ['١٠٤٢٨-١', '10428-1'],
    ['۱۰۴۲۸‑۱', '10428-1'],
    [`https://${HOST}/office/scan/10428-1`, '10428-1'],
    [`HTTPS://PRINT.SHOP.EXAMPLE/OFFICE/SCAN/10428-1/`, '10428-1'],
    // The keys of the address under the Arabic layout.
    ['اففحس:ظظحقهىفزساخحزثءشةحمثظخببهؤثظسؤشىظ10428-1', '10428-1'],
    ['اففحس:ظظحقهىفزساخحزثءشةحمثظخببهؤثظسؤشىظ١٠٤٢٨-١', '10428-1'],
  ])('%s is read', (typed, code) => {
    expect(readScanned(typed, HOST)).toEqual(job(code))
  })

  test.each([
    'https://evil.example/office/scan/10428-1',
    `https://${HOST}.evil.example/office/scan/10428-1`,
    'https://en.wikipedia.org/',
    'WIFI:S:office;T:WPA;P:x;;',
    'اففحس:ظظثىزصهنهحثيهشزخقلظ',
  ])('%s is foreign', (typed) => {
    expect(readScanned(typed, HOST)).toEqual({ kind: 'FOREIGN' })
  })

  test.each(['', '10428', 'abc', '0-1', '10428-0', '10428--1', '10428-1-2-3', '6281006000012'])(
    '%s is none',
    (typed) => {
      expect(readScanned(typed, HOST)).toEqual({ kind: 'UNREADABLE' })
    },
  )
})

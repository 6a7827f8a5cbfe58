import { describe, expect, test } from 'vitest'
import { labelFiles, passportFilesOf, ticketFiles } from './papers.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, nth) => 10_001 + nth)

describe('papers of the workshop', () => {
  test('are one file', () => {
    expect(ticketFiles(['10001-1', '10001-2'])).toEqual([
      { address: '/api/office/production/tickets?codes=10001-1,10001-2' },
    ])
    expect(labelFiles(numbers(200)).map(({ part }) => part)).toEqual([undefined])
  })

  test('of more than a file holds are several files, with all of them', () => {
    const files = labelFiles(numbers(401))
    expect(files.map(({ part }) => part)).toEqual([
      { from: 1, to: 200 },
      { from: 201, to: 400 },
      { from: 401, to: 401 },
    ])
    expect(files.flatMap(({ address }) => address.split('=')[1]?.split(',').map(Number))).toEqual(numbers(401))
  })

  test('a passport is for a line, once for all its jobs', () => {
    expect(passportFilesOf(['10001-1', '10001-1-2', '10002-3'])).toEqual([
      { address: '/api/office/production/passports?lines=10001-1,10002-3' },
    ])
  })
})

import { PDFContext, type PDFObject } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { tintFunction } from './tint-function.ts'

const context = PDFContext.create()
const made = (dict: object): PDFObject => context.obj({ ...dict })
const sampled = (samples: readonly number[], dict: object): PDFObject =>
  context.flateStream(new Uint8Array(samples), { FunctionType: 0, BitsPerSample: 8, ...dict })
const rounded = (values: readonly number[] | undefined) => values?.map((value) => Math.round(value * 1000) / 1000)

test('an exponential function without its ends goes from 0 to 1', () => {
  const tint = tintFunction(made({ FunctionType: 2, Domain: [0, 1], N: 2 }))
  expect([0, 0.5, 1].map((at) => tint?.(at))).toEqual([[0], [0.25], [1]])
})

test('what lies outside the domain is as its edge, and a result outside the range too', () => {
  const tint = tintFunction(made({ FunctionType: 2, Domain: [0.2, 0.8], C0: [0], C1: [1], N: 1, Range: [0, 0.5] }))
  expect([0, 0.4, 0.7, 1].map((at) => rounded(tint?.(at)))).toEqual([[0.2], [0.4], [0.5], [0.5]])
})

test('samples are spread over the domain', () => {
  const tint = tintFunction(sampled([0, 255], { Domain: [0, 100], Range: [0, 1], Size: [2] }))
  expect([0, 50, 100].map((at) => rounded(tint?.(at)))).toEqual([[0], [0.5], [1]])
})

test('samples are read the way round that Encode says', () => {
  const tint = tintFunction(sampled([0, 51, 255], { Domain: [0, 1], Range: [0, 1], Size: [3], Encode: [2, 0] }))
  expect([0, 0.5, 1].map((at) => rounded(tint?.(at)))).toEqual([[1], [0.2], [0]])
})

test('samples of two bytes, decoded beyond the range, are cut to it', () => {
  const tint = tintFunction(
    sampled([0, 0, 255, 255], { BitsPerSample: 16, Domain: [0, 1], Range: [0, 1], Decode: [-1, 3], Size: [2] }),
  )
  expect([0, 0.25, 0.5, 1].map((at) => rounded(tint?.(at)))).toEqual([[0], [0], [1], [1]])
})

test('samples that are missing or cannot be read are no function', () => {
  expect(tintFunction(sampled([0], { Domain: [0, 1], Range: [0, 1], Size: [2] }))).toBeUndefined()
  const broken = context.stream(new Uint8Array([1, 2, 3, 4]), {
    FunctionType: 0,
    BitsPerSample: 8,
    Domain: [0, 1],
    Range: [0, 1],
    Size: [2],
    Filter: 'FlateDecode',
  })
  expect(tintFunction(broken)).toBeUndefined()
})

test('a stitched function hands each part what Encode says', () => {
  const line = { FunctionType: 2, Domain: [0, 1], C0: [0], C1: [1], N: 1 }
  const tint = tintFunction(
    made({ FunctionType: 3, Domain: [0, 1], Functions: [line, line], Bounds: [0.5], Encode: [0, 1, 1, 0] }),
  )
  expect([0, 0.25, 0.5, 0.75, 1].map((at) => rounded(tint?.(at)))).toEqual([[0], [0.5], [1], [0.5], [0]])
})

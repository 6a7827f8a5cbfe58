import { z } from 'zod'
import { Id } from './envelope.ts'

/**
 * Values of query strings, read strictly: the text must be exactly what the type says, nothing is guessed. A parameter
 * given twice is an array, which only lists accept.
 */

/** A whole number in plain digits. */
export const queryInteger = (minimum: number, maximum: number) =>
  z.preprocess(numberIn(/^\d{1,15}$/), z.int().min(minimum).max(maximum))

/** An amount of SAR with at most two decimals. */
export const queryAmount = () => z.preprocess(numberIn(/^\d{1,9}(?:\.\d{1,2})?$/), z.number().min(0).max(100_000_000))

/** Yes or no: `1`, `true`, `0` or `false`. */
export const queryFlag = () => z.preprocess((value) => FLAGS.get(value) ?? value, z.boolean())

/** Ids of a repeated parameter, each once. */
export const queryIds = (maximum: number) =>
  z.preprocess((value) => (Array.isArray(value) ? [...new Set(value)] : [value]), z.array(Id).max(maximum))

const FLAGS = new Map<unknown, boolean>([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])

const numberIn = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? Number(value) : value

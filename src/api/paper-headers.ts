import { z } from 'zod'
import { ProblemAnswer } from '#contract/envelope.ts'

/**
 * Headers of a file that is shown in a browser without any right: some come from outside. A PDF is not in a sandbox, in which
 * no browser shows one.
 */
export const paperHeaders = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
  'content-security-policy':
    type === 'application/pdf' ? "default-src 'none'; style-src 'unsafe-inline'" : "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
})

/** What the documentation says of a call that answers a file. */
export const fileAnswer = (...types: readonly string[]) => ({
  200: {
    description: 'The file',
    content: Object.fromEntries(types.map((type) => [type, { schema: z.string().meta({ format: 'binary' }) }])),
  },
  default: ProblemAnswer,
})

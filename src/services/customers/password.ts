import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hashWith = promisify(argon2)

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** The same password typed on another keyboard is the same password. */
const messageOf = (password: string): string => password.normalize('NFKC')

/** A password as it is stored. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await hashWith('argon2id', { ...COST, message: messageOf(password), nonce })
  return `${PREFIX}$${bare(nonce)}$${bare(tag)}`
}

const bare = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/**
 * Whether a password is the one that was stored. Without one it takes as long and is never right, so that the time does not
 * reveal who has an account.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = FORM.exec(stored ?? '') ?? []
  if (!nonce || !tag) {
    await hashWith('argon2id', { ...COST, message: messageOf(password), nonce: Buffer.alloc(16) })
    return false
  }
  const expected = Buffer.from(tag, 'base64')
  const found = await hashWith('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
    message: messageOf(password),
    nonce: Buffer.from(nonce, 'base64'),
  })
  return timingSafeEqual(found, expected)
}

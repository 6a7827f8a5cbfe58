import { randomInt, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An address that a gateway calls. Moyasar's have a code, and hear nothing before it was sent back. */
export type Hook = {
  readonly id: string
  readonly gateway: 'MOYASAR' | 'TABBY' | 'TAMARA'
  readonly url: string
  readonly secret: string
  readonly events: readonly string[]
  readonly createdAt: string
  readonly verifiedAt: string | null
  readonly code: string
  readonly codeAt: string
  readonly wrongCodes: number
}

export type HookBook = ReturnType<typeof openHooks>

/** The addresses that are registered, in a file beside the ledger. */
export function openHooks(folder: string) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'hooks.json')
  const hooks = new Map<string, Hook>(
    (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Hook[]) : []).map((hook) => [hook.id, hook]),
  )
  const write = () => writeFileSync(file, JSON.stringify([...hooks.values()]))
  const put = (hook: Hook): Hook => {
    hooks.set(hook.id, hook)
    write()
    return hook
  }
  return {
    of: (gateway: Hook['gateway']): Hook[] => [...hooks.values()].filter((hook) => hook.gateway === gateway),
    find: (gateway: Hook['gateway'], id: string): Hook | undefined => {
      const hook = hooks.get(id)
      return hook?.gateway === gateway ? hook : undefined
    },
    put,
    add: (given: Pick<Hook, 'gateway' | 'url' | 'secret' | 'events'>): Hook => {
      const now = new Date().toISOString()
      return put({ ...given, id: randomUUID(), createdAt: now, verifiedAt: null, ...newCode() })
    },
    remove: (id: string): void => {
      hooks.delete(id)
      write()
    },
  }
}

/** A code that has not been tried yet. */
export const newCode = (): Pick<Hook, 'code' | 'codeAt' | 'wrongCodes'> => ({
  code: String(randomInt(100_000, 1_000_000)),
  codeAt: new Date().toISOString(),
  wrongCodes: 0,
})

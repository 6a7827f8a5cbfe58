import type { ApiServer } from '../api-server.ts'
import { Refusal } from '../refusal.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * Answers 405 with the methods there are, wherever an address exists but not for the method asked. Call it before the
 * routes; returns what to call after them.
 */
export function collectMethods(api: ApiServer): () => void {
  const methodsByPath = new Map<string, Set<string>>()
  api.addHook('onRoute', ({ path: whole, method, schema }) => {
    // What the documentation leaves out is no call.
    if (schema?.hide) return
    const path = whole.slice(api.prefix.length)
    const methods = methodsByPath.get(path) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    methodsByPath.set(path, methods)
  })
  return () => {
    for (const [path, methods] of methodsByPath) refuseOthers(api, path, methods)
  }
}

function refuseOthers(api: ApiServer, path: string, methods: ReadonlySet<string>): void {
  const allow = METHODS.filter((method) => methods.has(method)).join(', ')
  const refuse = async () => {
    throw new Refusal('METHOD_NOT_ALLOWED', { headers: { allow } })
  }
  api.route({
    method: METHODS.filter((method) => !methods.has(method)),
    url: path,
    schema: { hide: true },
    onRequest: refuse,
    handler: refuse,
  })
}

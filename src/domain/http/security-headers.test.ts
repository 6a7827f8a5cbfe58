import { describe, expect, test } from 'vitest'
import { DATA_POLICY, pagePolicy, securityHeaders } from './security-headers.ts'

describe('security headers', () => {
  test('https is demanded in production only', () => {
    expect(securityHeaders({ isProduction: true })['strict-transport-security']).toMatch(/max-age=\d{8}/)
    expect(securityHeaders({ isProduction: false })).not.toHaveProperty('strict-transport-security')
  })

  test('a page runs only its own scripts and the named inline ones', () => {
    const policy = pagePolicy({ scriptHashes: ['sha256-abc'], isProduction: true })
    expect(policy).toContain("script-src 'self' 'sha256-abc';")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("connect-src 'self';")
  })

  test('a page speaks to the shop, and to the host that takes cards', () => {
    const policy = pagePolicy({ scriptHashes: [], isProduction: true, cardOrigin: 'https://api.moyasar.com' })
    expect(policy).toContain("connect-src 'self' https://api.moyasar.com;")
  })

  test('data runs nothing and is not framed', () => {
    expect(DATA_POLICY).toContain("default-src 'none'")
    expect(DATA_POLICY).toContain("frame-ancestors 'none'")
  })
})

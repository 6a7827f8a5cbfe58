import { describe, expect, test } from 'vitest'
import { DATA_POLICY, pagePolicy, securityHeaders } from './security-headers.ts'

describe('security headers', () => {
  test('https is demanded in production only', () => {
    expect(securityHeaders({ isProduction: true })['strict-transport-security']).toMatch(/max-age=\d{8}/)
    expect(securityHeaders({ isProduction: false })).not.toHaveProperty('strict-transport-security')
  })

  const PAGE = { scriptHash: 'sha256-abc', styleHash: 'sha256-def', isProduction: true }

  test('a page has only its own scripts and styles, and the inline ones that are named', () => {
    const policy = pagePolicy(PAGE)
    expect(policy).toContain("script-src 'self' 'sha256-abc';")
    expect(policy).toContain("style-src 'self' 'sha256-def';")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("connect-src 'self';")
  })

  test('a page speaks to the shop, and to the host that takes cards', () => {
    const policy = pagePolicy({ ...PAGE, cardOrigin: 'https://api.moyasar.com' })
    expect(policy).toContain("connect-src 'self' https://api.moyasar.com;")
  })

  test('data runs nothing and is not framed', () => {
    expect(DATA_POLICY).toContain("default-src 'none'")
    expect(DATA_POLICY).toContain("frame-ancestors 'none'")
  })
})

import { describe, expect, test } from 'vitest'
import { addressText, parseAddress, withoutPrefix } from './address.ts'

const from = { pathname: '/blogs', search: '?tag=paper', hash: '#top' }

describe('what a link leads to', () => {
  test.each([
    ['/home', { pathname: '/home', search: '', hash: '' }],
    ['/blogs?page=2#list', { pathname: '/blogs', search: '?page=2', hash: '#list' }],
    ['?page=2', { pathname: '/blogs', search: '?page=2', hash: '' }],
    ['#form', { pathname: '/blogs', search: '?tag=paper', hash: '#form' }],
    ['/search?name=a%23b', { pathname: '/search', search: '?name=a%23b', hash: '' }],
    ['/home?#', { pathname: '/home', search: '', hash: '' }],
  ])('%s', (text, address) => {
    expect(parseAddress(text, from)).toEqual(address)
  })

  test('is written as it was read', () => {
    expect(addressText(parseAddress('/blogs?page=2#list', from))).toBe('/blogs?page=2#list')
  })
})

describe('the prefix of a path', () => {
  test.each([
    ['/ar', '/ar/home', '/home'],
    ['/ar', '/ar', '/'],
    ['/ar', '/arabic', null],
    ['/ar', '/en/home', null],
    ['', '/home', '/home'],
  ])('%s of %s', (prefix, pathname, path) => {
    expect(withoutPrefix(prefix, pathname)).toBe(path)
  })
})

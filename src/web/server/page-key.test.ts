import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { readAddress } from '../routes/match-route.ts'
import { keyOfTarget, languageOfCookie, pageKey } from './page-key.ts'

const keyOf = (target: string, cookie?: string, first: Language = 'en') => {
  const { prefix, path, search } = readAddress(target)
  return pageKey(prefix, prefix ?? languageOfCookie(cookie, first), path, search)
}

describe('the name a page is cached under', () => {
  test.each([
    ['/en/home', undefined],
    ['/ar/category/7/signs?page=2', 'lang=en'],
    ['/home', 'lang=ar; theme=x'],
    ['/search?name=card&sort=newest', undefined],
  ])('is found without parsing when the address is canonical: %s', (target, cookie) => {
    expect(keyOfTarget(target, cookie, 'ar')).toBe(keyOf(target, cookie, 'ar'))
  })

  test('parameters that the page does not read are no part of it', () => {
    expect(keyOf('/en/home?utm_source=x&fbclid=y')).toBe('/en/home')
    expect(keyOf('/en/category/7?page=2&utm=1')).toBe('/en/category/7?page=2')
  })

  test('order of parameters and of values does not matter', () => {
    expect(keyOf('/en/category/7?sort=newest&choices=2&choices=1')).toBe(
      keyOf('/en/category/7?choices=1&choices=2&sort=newest'),
    )
  })

  test('without a prefix the language cookie decides, and nothing else of the cookies', () => {
    expect(keyOf('/home', 'lang=ar')).toBe('ar/home')
    expect(keyOf('/home', 'session=1; xlang=ar')).toBe('en/home')
    expect(keyOf('/home', 'lang=<script>')).toBe('en/home')
    expect(keyOf('/ar/home', 'lang=en')).toBe('/ar/home')
  })

  test('without a prefix and a cookie the first language of the shop decides', () => {
    expect(keyOf('/home', undefined, 'ar')).toBe('ar/home')
    expect(keyOf('/home', 'lang=en', 'ar')).toBe('en/home')
    expect(keyOf('/en/home', undefined, 'ar')).toBe('/en/home')
  })

  test('an unprefixed address never meets a prefixed one', () => {
    expect(keyOf('/home', 'lang=en')).not.toBe(keyOf('/en/home'))
  })
})

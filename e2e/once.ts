import { test } from '@playwright/test'

type Declare = (title: string, body: Parameters<typeof test>[2]) => void

const leftOut: Declare = () => undefined

/**
 * How a test of behaviour is declared within a loop over languages: `inArabic` or `inEnglish`, in that turn of the loop and in
 * no other. What a page does is the same in both languages; a plain `test` there is one of what can differ: words, direction,
 * and whether a screen has room for them (decision 0131).
 */
export const once = (language: 'en' | 'ar'): { readonly inArabic: Declare; readonly inEnglish: Declare } => ({
  inArabic: language === 'ar' ? test : leftOut,
  inEnglish: language === 'en' ? test : leftOut,
})

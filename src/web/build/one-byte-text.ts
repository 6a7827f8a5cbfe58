import type { Plugin } from 'vite'

const BEYOND_LATIN_1 = /[\u0100-\uffff]/g

/**
 * Writes what lies beyond Latin-1 as escapes in the renderer's file: V8 holds the text of a module for as long as it runs, with two
 * bytes for every letter as soon as one needs two.
 */
export const oneByteText = (): Plugin => ({
  name: 'one-byte-text',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inOneByte(file.code)
  },
})

/** Source text with escapes for every letter that needs two bytes; it means the same. */
export const inOneByte = (code: string): string => code.replace(BEYOND_LATIN_1, escaped)

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

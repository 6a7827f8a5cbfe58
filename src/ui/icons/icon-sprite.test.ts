import { describe, expect, test } from 'vitest'
import { spriteFor } from './icon-sprite.ts'

describe('the sprite of a document', () => {
  const names = (sprite: string) => Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), ([, name]) => name)

  test('holds the marks, and of the icons those that are shown, once each', () => {
    const page = '<svg><use href="#i-heart"></use></svg><svg><use href="#i-close"></use></svg><use href="#i-heart">'
    expect(names(spriteFor(page)).toSorted()).toEqual(['i-close', 'i-heart', 'reg', 'riyal'])
  })

  test('knows no icon by a name that is none', () => {
    expect(names(spriteFor('<use href="#i-none"><a href="#i-heart-of-gold">'))).toEqual(['riyal', 'reg'])
  })
})

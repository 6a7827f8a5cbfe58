import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrSvg } from './qr-svg.ts'

const someText = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCharCode(33 + ((index * 37 + length) % 90))).join('')

/** The code as a camera would see it, three pixels a dot. */
async function read(svg: string): Promise<string | undefined> {
  const image = sharp(Buffer.from(svg), { density: 72 * 3 })
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test.each(['Matbaa', 'https://shop.example/quotation/Q-1.2', someText(15), someText(213), someText(700)])(
  '%.20s… is read back by another program',
  async (text) => {
    expect(await read(qrSvg(text))).toBe(text)
  },
)

test('a code has a quiet zone of four dots', () => {
  // The smallest code has 21 dots a side.
  expect(qrSvg('Matbaa')).toContain('viewBox="0 0 29 29"')
})

test('more than a code holds is refused', () => {
  expect(() => qrSvg('x'.repeat(2332))).toThrow(RangeError)
})

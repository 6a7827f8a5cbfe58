import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isPlainSvg } from '#integrations/media/svg.ts'
import { PRINT_TEMPLATES } from '../../../demo/print-templates.ts'
import { DEMO_FOLDER } from '../demo/load-demo.ts'

const fileOf = (name: string, ending: string) => readFile(join(DEMO_FOLDER, 'templates', `${name}.${ending}`))

/** A box of a PDF page in millimetres: left, bottom, right, top. */
function boxOf(pdf: string, name: string): number[] {
  const [, corners = ''] = new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(pdf) ?? []
  return corners.split(' ').map((points) => (Number(points) * 25.4) / 72)
}
const sizeOf = ([left = 0, bottom = 0, right = 0, top = 0]: number[]) => [right - left, top - bottom]

/** Width and height of the first shape of a layer of an SVG. */
function shapeOf(svg: string, layer: string): number[] {
  const [, group = ''] = new RegExp(`<g id="${layer}"[^>]*>([\\s\\S]*?)</g>`).exec(svg) ?? []
  const [, radius] = /<circle [^>]*r="([\d.]+)"/.exec(group.split('\n')[1] ?? '') ?? []
  const [, width, height] = /<rect [^>]*width="([\d.]+)" height="([\d.]+)"/.exec(group.split('\n')[1] ?? '') ?? []
  return radius ? [2 * Number(radius), 2 * Number(radius)] : [Number(width), Number(height)]
}

describe.each(Object.entries(PRINT_TEMPLATES))('the template %s', (name, { width, height, bleed, safe }) => {
  test('has its trim, bleed and page in the boxes of its PDF, to a hundredth of a millimetre', async () => {
    const pdf = (await fileOf(name, 'pdf')).toString('latin1')
    const expected = [
      ['TrimBox', 0],
      ['BleedBox', bleed],
      ['MediaBox', bleed + 14],
    ] as const
    for (const [box, around] of expected) {
      const [wide = 0, high = 0] = sizeOf(boxOf(pdf, box))
      expect(Math.abs(wide - (width + 2 * around)), box).toBeLessThan(0.01)
      expect(Math.abs(high - (height + 2 * around)), box).toBeLessThan(0.01)
    }
    for (const layer of ['Bleed', 'Trim', 'Crease', 'Safe area']) expect(pdf).toContain(`/Type /OCG /Name (${layer})`)
  })

  test('is the same as SVG, in millimetres, and nothing but a drawing', async () => {
    const bytes = await fileOf(name, 'svg')
    const svg = bytes.toString('utf8')
    expect(isPlainSvg(bytes)).toBe(true)
    const [wide, high] = [width + 2 * (bleed + 14), height + 2 * (bleed + 14)]
    expect(svg).toContain(`width="${wide}mm" height="${high}mm" viewBox="0 0 ${wide} ${high}"`)
    expect(shapeOf(svg, 'Trim')).toEqual([width, height])
    expect(shapeOf(svg, 'Safe_area')).toEqual([width - 2 * safe, height - 2 * safe])
    expect(svg.includes('<g id="Bleed"')).toBe(true)
    expect(shapeOf(svg, 'Bleed')).toEqual(bleed > 0 ? [width + 2 * bleed, height + 2 * bleed] : [NaN, NaN])
  })
})

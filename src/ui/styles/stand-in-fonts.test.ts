import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

type Face = Readonly<Record<string, string>>

const text = await readFile('src/ui/styles/fonts.css', 'utf8')
const faces: Face[] = [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body]) =>
  Object.fromEntries(
    (body ?? '')
      .split(';')
      .map((line) => line.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2).replace(/^'|'$/g, '')]),
  ),
)
const standIns = faces.filter((face) => face['font-family']?.includes('Stand-in'))
const families = [...new Set(standIns.map((face) => face['font-family']))]
const percent = (face: Face, name: string): number => Number.parseFloat(face[name] ?? 'NaN') / 100

/** Of Readex Pro: the heights above and below the line, in ems. */
const [ASCENT, DESCENT] = [1, 0.25]

describe('what is shown until Readex Pro is there', () => {
  test('is asked for, and there for Windows and Apple, Android and Linux', async () => {
    const tokens = await readFile('src/ui/styles/tokens.css', 'utf8')
    const [, stack = ''] = /--font:([^;]*);/.exec(tokens) ?? []
    const request = [...stack.matchAll(/'([^']*)'/g)].map(([, family]) => family)
    expect(request.filter((family) => family?.includes('Stand-in'))).toEqual(families)
    expect(families).toHaveLength(3)
    const sources = standIns.map(({ src }) => src).join()
    for (const font of ['Arial', 'Roboto', 'Noto Naskh Arabic UI', 'DejaVu Sans'])
      expect(sources).toContain(`local('${font}')`)
  })

  test.each(families)('%s has every weight of its scripts, and fetches nothing', (family) => {
    const own = standIns.filter((face) => face['font-family'] === family)
    // The font of Linux for Arabic is named beside Arial, in the first family.
    for (const script of family?.endsWith('Linux') ? ['latin'] : ['latin', 'arabic']) {
      const weights = own
        .filter((face) => /U\+06/.test(face['unicode-range'] ?? '') === (script === 'arabic'))
        .map((face) => face['font-weight'])
      expect(weights, script).toEqual(['400', '500', '600 700'])
    }
    expect(own.filter(({ src }) => src?.includes('url('))).toEqual([])
  })

  test('stands as high as Readex Pro, so that no line moves when it arrives', () => {
    for (const face of standIns) {
      const what = `${face['font-family']} ${face['font-weight']} ${face['src']}`
      expect(percent(face, 'ascent-override') * percent(face, 'size-adjust'), what).toBeCloseTo(ASCENT, 2)
      expect(percent(face, 'descent-override') * percent(face, 'size-adjust'), what).toBeCloseTo(DESCENT, 2)
      expect(face['line-gap-override'], what).toBe('0%')
    }
  })
})

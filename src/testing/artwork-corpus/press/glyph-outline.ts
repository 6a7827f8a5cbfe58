import type { Glyph } from 'fontkit'

/** The outline of a glyph as operators, in units of its font. */
export function outlineOf(glyph: Glyph): string {
  let [x, y] = [0, 0]
  const operators: string[] = []
  for (const { command, args } of glyph.path.commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args
    switch (command) {
      case 'moveTo':
        operators.push(`${a} ${b} m`)
        break
      case 'lineTo':
        operators.push(`${a} ${b} l`)
        break
      case 'quadraticCurveTo':
        // The same curve with two handles, each two thirds of the way to the one.
        operators.push(
          [x + (2 / 3) * (a - x), y + (2 / 3) * (b - y), c + (2 / 3) * (a - c), d + (2 / 3) * (b - d), c, d]
            .map(short)
            .join(' ') + ' c',
        )
        break
      case 'bezierCurveTo':
        operators.push(`${args.map(short).join(' ')} c`)
        break
      case 'closePath':
        operators.push('h')
        break
    }
    ;[x, y] = [args.at(-2) ?? x, args.at(-1) ?? y]
  }
  return operators.join(' ')
}

const short = (value: number): string => value.toFixed(2)

import { GRID_CELL } from '#domain/preview/shot-grid.ts'
import { dyeOf } from '#domain/preview/dyed-blank.ts'
import type { Pixels } from '#domain/preview/laid-artwork.ts'
import type { Printer } from './plain-printer.ts'
import type { Shot, ShotFiles } from './shot-files.ts'

const VERTEX = `#version 300 es
in vec4 point; uniform vec4 box; out vec2 at; out vec2 within; out vec2 place;
void main() {
  within = point.xy; place = point.zw; at = box.xy + point.xy * box.zw;
  gl_Position = vec4(at.x * 2.0 - 1.0, 1.0 - at.y * 2.0, 0.0, 1.0);
}`

/** The same arithmetic as in domain/preview: dyed-blank.ts and laid-artwork.ts. */
const FRAGMENT = `#version 300 es
precision highp float;
in vec2 at; in vec2 within; in vec2 place; out vec4 result;
uniform sampler2D blank, mask, lightPicture, artwork, black; uniform vec2 range; uniform vec3 dye; uniform float white; uniform bool isPrinted;
vec3 toLight(vec3 c) { return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(vec3(0.04045), c)); }
vec3 toScreen(vec3 c) { return mix(12.92 * c, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(vec3(0.0031308), c)); }
vec3 beforeShoulder(vec3 c) { float top = max(c.r, max(c.g, c.b));
  return top > 0.72 ? c * (0.72 - 0.28 * log(1.0 - (min(0.999, top) - 0.72) / 0.28)) / top : c; }
vec3 shoulder(vec3 c) { float top = max(c.r, max(c.g, c.b));
  return top > 0.72 ? c * (0.72 + 0.28 * (1.0 - exp(-(top - 0.72) / 0.28))) / top : c; }
void main() {
  vec3 light = beforeShoulder(toLight(texture(blank, at).rgb));
  vec3 least = beforeShoulder(toLight(texture(black, at).rgb));
  vec3 more = max(vec3(0.0), light - least);
  vec3 product = min(light, least) + more * dye;
  if (!isPrinted) { result = vec4(toScreen(shoulder(product)), 1.0); return; }
  float cover = texture(mask, within).r;
  float amount = cover * mix(range.x, range.y, texture(lightPicture, within).r) * white;
  vec3 paper = cover >= 0.98 ? more : min(more, vec3(amount));
  light = max(vec3(0.0), product + paper * (toLight(texture(artwork, place).rgb) - dye));
  result = vec4(toScreen(shoulder(light)), 1.0);
}`

/** A canvas twice as fine as the shot keeps the letters of the artwork sharp when it is enlarged. */
const FINER = 2

/** Prints by the graphics chip; undefined where there is none, or only an imitation that is slower than plain numbers. */
export function glPrinter(canvas: HTMLCanvasElement, shot: Shot, files: ShotFiles): Printer | undefined {
  const gl = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true, antialias: false, alpha: false })
  const program = gl && programOf(gl)
  if (!gl || !program) return undefined
  Object.assign(canvas, { width: shot.width * FINER, height: shot.height * FINER })
  gl.viewport(0, 0, canvas.width, canvas.height)
  gl.useProgram(program)
  const at = (name: string) => gl.getUniformLocation(program, name)
  ;['blank', 'mask', 'lightPicture', 'artwork', 'black'].forEach((name, unit) => gl.uniform1i(at(name), unit))
  gl.uniform1f(at('white'), shot.white)
  const whole = surface(gl, [0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1], [0, 1, 2, 1, 3, 2])
  const blank = textureOf(gl, files.blank)
  const black = textureOf(gl, files.black)
  const regions = files.regions.map((region) => ({
    ...region,
    surface: gridSurface(gl, region),
    mask: textureOf(gl, region.mask),
    lightPicture: textureOf(gl, region.lightPicture),
    artwork: gl.createTexture(),
  }))
  const bind = (unit: number, texture: WebGLTexture): void => {
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, texture)
  }
  const show = (part: Surface, box: readonly [number, number, number, number], isPrinted: boolean): void => {
    gl.uniform4f(at('box'), ...box)
    gl.uniform1i(at('isPrinted'), isPrinted ? 1 : 0)
    gl.bindVertexArray(part.array)
    gl.drawElements(gl.TRIANGLES, part.count, gl.UNSIGNED_INT, 0)
  }
  return {
    draw: (artworks, colour) => {
      bind(0, blank)
      bind(4, black)
      gl.uniform3fv(at('dye'), colour === undefined ? [1, 1, 1] : dyeOf(colour))
      show(whole, [0, 0, 1, 1], false)
      regions.forEach(({ box, light, ...region }, index) => {
        const artwork = artworks[index]
        if (!artwork) return
        bind(1, region.mask)
        bind(2, region.lightPicture)
        bind(3, region.artwork)
        fill(gl, artwork)
        gl.uniform2f(at('range'), light[0], light[1])
        const { width, height } = shot
        show(region.surface, [box.left / width, box.top / height, box.width / width, box.height / height], true)
      })
    },
  }
}

type Surface = { readonly array: WebGLVertexArrayObject; readonly count: number }

function programOf(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) return undefined
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.bindAttribLocation(program, 0, 'point')
  gl.linkProgram(program)
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined
}

function surface(gl: WebGL2RenderingContext, points: readonly number[], indices: readonly number[]): Surface {
  const array = gl.createVertexArray()
  gl.bindVertexArray(array)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(points), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 4, gl.FLOAT, false, 0, 0)
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint32Array(indices), gl.STATIC_DRAW)
  return { array, count: indices.length }
}

/** The grid of a region as triangles: places in the box, and places on the artwork. */
function gridSurface(gl: WebGL2RenderingContext, { box, grid }: ShotFiles['regions'][number]): Surface {
  const points: number[] = []
  const indices: number[] = []
  for (let row = 0; row < grid.rows; row++)
    for (let column = 0; column < grid.columns; column++) {
      const k = row * grid.columns + column
      points.push((column * GRID_CELL) / box.width, (row * GRID_CELL) / box.height, grid.u[k] ?? 0, grid.v[k] ?? 0)
      if (row + 1 < grid.rows && column + 1 < grid.columns)
        indices.push(k, k + 1, k + grid.columns, k + 1, k + grid.columns + 1, k + grid.columns)
    }
  return surface(gl, points, indices)
}

function textureOf(gl: WebGL2RenderingContext, picture: ImageBitmap): WebGLTexture {
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture)
  clamp(gl, gl.LINEAR)
  return texture
}

function fill(gl: WebGL2RenderingContext, { width, height, data }: Pixels): void {
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(data))
  gl.generateMipmap(gl.TEXTURE_2D)
  clamp(gl, gl.LINEAR_MIPMAP_LINEAR)
}

function clamp(gl: WebGL2RenderingContext, smaller: number): void {
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, smaller)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
}

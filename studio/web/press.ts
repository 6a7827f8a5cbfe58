/** What the graphics processor draws with: programs, textures and what is drawn into. */
import type { Mesh } from './mesh.ts'
import type { Look } from './shot.ts'
import { ADDED, DEPTH, DEPTH_VERTEX, DEVELOPED, FRAGMENT, QUAD, VERTEX } from './shaders.ts'

export const SHADOW = 1024
/** Lamps that one pass draws; of how many passes one also draws reflections, halos and light of its own. */
export const AT_ONCE = 4
/** Printed regions that one shot may have. */
export const MAX_REGIONS = 3
export const SHARE = 2

export const pictures = new Map<string, ImageBitmap>()

/** An SVG as a picture with this number of dots on its longer side, drawn once. */
export async function drawn(svg: string, pixels: number): Promise<ImageBitmap> {
  const known = pictures.get(svg)
  if (known) return known
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 1 1').split(' ').map(Number)
  const size =
    width > height ? [pixels, Math.round((pixels * height) / width)] : [Math.round((pixels * width) / height), pixels]
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.replace('<svg ', `<svg width="${size[0]}" height="${size[1]}" `))}`
  await image.decode()
  const canvas = new OffscreenCanvas(size[0] ?? 1, size[1] ?? 1)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const made = await createImageBitmap(canvas, { imageOrientation: 'flipY', premultiplyAlpha: 'none' })
  pictures.set(svg, made)
  return made
}

export interface Press {
  readonly gl: WebGL2RenderingContext
  readonly canvas: HTMLCanvasElement
  readonly programs: Readonly<Record<'seen' | 'depth' | 'adder' | 'developer', Program>>
  readonly targets: Readonly<Record<'shade' | 'once' | 'sum' | 'black', Target>>
  /** Where the places of regions are summed up, while a shot has regions. */
  readonly places: readonly Target[]
  readonly quad: Drawable
  readonly prints: Map<string, WebGLTexture>
}

export interface Program {
  readonly program: WebGLProgram
  readonly at: (name: string) => WebGLUniformLocation | null
}

export interface Target {
  readonly frame: WebGLFramebuffer
  readonly texture: WebGLTexture
  /** What else is drawn at once: the shot in black, then the places of regions. */
  readonly more?: readonly WebGLTexture[]
}

export interface Drawable {
  readonly array: WebGLVertexArrayObject
  readonly count: number
}

let press: Press | undefined

/** The canvas of this size with its programs and targets; the last one is used again. */
export function pressFor(width: number, height: number): Press {
  if (press && press.canvas.width === width && press.canvas.height === height) return press
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true })
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('no WebGL 2 with float buffers')
  gl.getExtension('EXT_float_blend')
  press = {
    gl,
    canvas,
    programs: {
      seen: programOf(gl, VERTEX, FRAGMENT),
      depth: programOf(gl, DEPTH_VERTEX, DEPTH),
      adder: programOf(gl, QUAD, ADDED),
      developer: programOf(gl, QUAD, DEVELOPED),
    },
    targets: {
      shade: depthTarget(gl),
      once: colourTarget(gl, width, height, 1 + MAX_REGIONS),
      sum: colourTarget(gl, width, height),
      black: colourTarget(gl, width, height),
    },
    places: Array.from({ length: MAX_REGIONS }, () => colourTarget(gl, width, height)),
    quad: uploaded(gl, {
      positions: [-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0],
      normals: Array<number>(12).fill(0),
      uvs: Array<number>(8).fill(0),
      indices: [0, 1, 2, 0, 2, 3],
    }),
    prints: new Map(),
  }
  return press
}

/** Compiles and links a program of two shaders; throws the compiler's message. */
export function programOf(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const program = gl.createProgram()
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('no shader')
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? 'shader')
    gl.attachShader(program, shader)
  }
  ;['position', 'normal', 'uv'].forEach((name, index) => gl.bindAttribLocation(program, index, name))
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? 'program')
  const places = new Map<string, WebGLUniformLocation | null>()
  return {
    program,
    at: (name) => {
      if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name))
      return places.get(name) ?? null
    },
  }
}

/** Uploads a mesh to be drawn. */
export function uploaded(gl: WebGL2RenderingContext, mesh: Mesh): Drawable {
  const array = gl.createVertexArray()
  gl.bindVertexArray(array)
  ;[mesh.positions, mesh.normals, mesh.uvs].forEach((list, index) => {
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(list), gl.STATIC_DRAW)
    gl.enableVertexAttribArray(index)
    gl.vertexAttribPointer(index, index === 2 ? 2 : 3, gl.FLOAT, false, 0, 0)
  })
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint32Array(mesh.indices), gl.STATIC_DRAW)
  return { array, count: mesh.indices.length }
}

/** An empty texture that is bound and does not repeat. */
export function textureOf(gl: WebGL2RenderingContext, filter: number): WebGLTexture {
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  return texture
}

/** Four shadow maps in one texture, compared as they are read. */
export function depthTarget(gl: WebGL2RenderingContext): Target {
  const frame = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
  const texture = textureOf(gl, gl.LINEAR)
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, 2 * SHADOW, 2 * SHADOW)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, texture, 0)
  return { frame, texture }
}

/** A target of floating-point colours, and as many more as are drawn at once. */
export function colourTarget(gl: WebGL2RenderingContext, width: number, height: number, more = 0): Target {
  const frame = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
  const [texture, ...others] = Array.from({ length: 1 + more }, (_, index) => {
    const made = textureOf(gl, gl.NEAREST)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, width, height)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + index, gl.TEXTURE_2D, made, 0)
    return made
  })
  if (!texture) throw new Error('no texture')
  const buffer = gl.createRenderbuffer()
  gl.bindRenderbuffer(gl.RENDERBUFFER, buffer)
  gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT24, width, height)
  gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, buffer)
  return { frame, texture, more: others }
}

/** The print of a look as a texture, uploaded once; null where it has none. */
export async function printed({ gl, prints }: Press, look: Look): Promise<WebGLTexture | null> {
  if (!look.print) return null
  const known = prints.get(look.print)
  if (known) return known
  const picture = await drawn(look.print, look.pixels ?? 1400)
  const texture = textureOf(gl, gl.LINEAR_MIPMAP_LINEAR)
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, picture)
  gl.generateMipmap(gl.TEXTURE_2D)
  const sharp = gl.getExtension('EXT_texture_filter_anisotropic')
  if (sharp) gl.texParameterf(gl.TEXTURE_2D, sharp.TEXTURE_MAX_ANISOTROPY_EXT, 2)
  prints.set(look.print, texture)
  return texture
}

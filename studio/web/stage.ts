/** The camera, the lights and the press: draws parts again and again under slightly moved lights and adds it all up. */
import { add, cross, dot, scaled, sub, unit } from './mesh.ts'
import type { Mesh, Vec } from './mesh.ts'

export interface Look {
  /** Drawn over `colour`, as SVG text. */
  readonly print?: string
  readonly colour?: string
  /** 0 is a mirror, 1 is chalk. */
  readonly rough?: number
  readonly isMetal?: boolean
  /** Below 1 light goes through. */
  readonly opacity?: number
  /** Light of its own: how many times its colour. */
  readonly glow?: number
  /** Adds light only and hides nothing: halos. */
  readonly isHalo?: boolean
  /** Paper grain, woven cloth, wood or brushed metal, as strength. */
  readonly grain?: number
  readonly weave?: number
  readonly brushed?: number
  /** Sheets are seen from both sides; what is seen from behind has this colour. */
  readonly back?: string
  /** Threads or dots in an inch of `weave`. */
  readonly scale?: number
  readonly pixels?: number
  /** Which printed region of the shot this is, from 0; its place and light are drawn apart (`passesOf`). */
  readonly region?: number
}

export interface Part {
  readonly mesh: Mesh
  readonly look: Look
}

export interface Shot {
  readonly parts: readonly Part[]
  readonly eye: Vec
  readonly target: Vec
  /** Vertical angle in degrees. */
  readonly angle?: number
  readonly width?: number
  readonly height?: number
  readonly passes?: number
  readonly exposure?: number
  /** Where the key light stands. */
  readonly key?: Vec
  readonly keyPower?: number
  readonly dome?: number
  readonly sky?: string
}

const VERTEX = `#version 300 es
in vec3 position; in vec3 normal; in vec2 uv;
uniform mat4 view; uniform mat4 shadowView[4]; uniform vec2 jitter;
out vec3 vPosition; out vec3 vNormal; out vec2 vUv; out vec3 vShadow[4];
void main() {
  vPosition = position; vNormal = normal; vUv = uv;
  for (int i = 0; i < 4; i++) vShadow[i] = (shadowView[i] * vec4(position, 1.0)).xyz * 0.5 + 0.5;
  gl_Position = view * vec4(position, 1.0);
  gl_Position.xy += jitter * gl_Position.w;
}`

const NOISE = `
float hash(vec3 p) { p = fract(p * 0.3183099 + vec3(.1, .7, .4)); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
float noise(vec3 x) { vec3 i = floor(x), f = fract(x); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mix(hash(i), hash(i + vec3(1,0,0)), f.x), mix(hash(i + vec3(0,1,0)), hash(i + vec3(1,1,0)), f.x), f.y),
             mix(mix(hash(i + vec3(0,0,1)), hash(i + vec3(1,0,1)), f.x), mix(hash(i + vec3(0,1,1)), hash(i + vec3(1,1,1)), f.x), f.y), f.z); }`

const FRAGMENT = `#version 300 es
precision highp float; precision highp sampler2DShadow;
in vec3 vPosition; in vec3 vNormal; in vec2 vUv; in vec3 vShadow[4];
uniform sampler2D print; uniform bool hasPrint; uniform sampler2DShadow shadow;
uniform vec3 colour, backColour, eye, ambient, floorColour, light[4], lightColour[4]; uniform float weight, rough, metal, opacity, glow, grain, weave, brushed, fibre, seed; uniform bool hasBack, isHalo; uniform int region;
layout(location = 0) out vec4 result; layout(location = 1) out vec4 place0; layout(location = 2) out vec4 place1; layout(location = 3) out vec4 place2;
${NOISE}
vec3 studio(vec3 r, float blur) {
  float up = smoothstep(-0.35 - blur, 0.5 + blur, r.z);
  vec3 sky = mix(floorColour * 0.55, vec3(0.62), up);
  float box1 = smoothstep(0.80 - blur * 0.5, 0.97, dot(r, normalize(vec3(-0.62, -0.42, 0.66))));
  float box2 = smoothstep(0.86 - blur * 0.5, 0.985, dot(r, normalize(vec3(0.75, -0.35, 0.5)))) * 0.45;
  float box3 = smoothstep(0.75 - blur * 0.5, 0.96, dot(r, normalize(vec3(-0.1, 0.35, 0.93)))) * 0.8;
  float dark = smoothstep(0.55, 0.95, dot(r, normalize(vec3(0.2, -0.95, 0.15))));
  return sky * (1.0 - 0.2 * dark) + vec3(1.0, 0.98, 0.95) * (box1 * 1.9 + box3) + vec3(0.9, 0.95, 1.0) * box2;
}
void main() {
  vec4 ink = hasPrint ? texture(print, vUv) : vec4(0.0);
  vec3 base = mix(colour, ink.rgb, ink.a);
  float alpha = opacity; if (opacity < 0.0) { alpha = ink.a; base = ink.rgb; }
  bool behind = !gl_FrontFacing;
  if (behind && hasBack) base = backColour;
  place0 = place1 = place2 = vec4(0.0);
  if (isHalo) { if (weight <= 0.0) discard; result = vec4((hasPrint ? ink.rgb * ink.a : colour) * glow * weight, 1.0); return; }
  if (alpha < 0.999 && hash(vec3(gl_FragCoord.xy, seed)) > alpha) discard;
  vec3 n = normalize(vNormal); if (behind) n = -n;
  vec3 p = vPosition * fibre;
  if (grain > 0.0) { float g = noise(p * 70.0) - 0.5; base *= 1.0 + grain * g; n = normalize(n + grain * 0.35 * g); }
  if (weave > 0.0) { vec2 t = vUv * 900.0 * fibre; float over = sin(t.x) * sin(t.y); base *= 1.0 + weave * 0.28 * over; }
  if (brushed > 0.0) { float s = noise(vec3(p.x * 3.0, p.z * 220.0, p.y * 220.0)) - 0.5; n = normalize(n + brushed * vec3(0.0, s, s)); base *= 1.0 + brushed * 0.4 * s; }
  vec3 toEye = normalize(eye - vPosition);
  float a = max(rough * rough, 0.02);
  vec3 fallen = vec3(0.0), shine = vec3(0.0), gleam = vec3(0.0);
  for (int i = 0; i < 4; i++) {
    float facing = dot(n, light[i]);
    if (facing <= 0.0) continue;
    vec3 s = vShadow[i];
    bool outside = s.x < 0.0 || s.y < 0.0 || s.x > 1.0 || s.y > 1.0;
    vec2 tile = vec2(float(i & 1), float(i >> 1)) * 0.5;
    float lit = outside ? 1.0 : texture(shadow, vec3(clamp(s.xy, 0.002, 0.998) * 0.5 + tile, s.z - 0.0012 - 0.002 * (1.0 - facing)));
    vec3 h = normalize(light[i] + toEye);
    float nh = dot(n, h), d = nh * nh * (a * a - 1.0) + 1.0;
    float spec = min(a * a / (3.14159 * d * d), 40.0) * 0.25;
    vec3 come = lightColour[i] * facing * lit;
    fallen += come;
    gleam += come * spec;
    shine += come * spec * (0.04 + 0.96 * pow(1.0 - max(dot(h, toEye), 0.0), 5.0));
  }
  float rim = 0.04 + 0.96 * pow(1.0 - max(dot(n, toEye), 0.0), 5.0) * (1.0 - rough);
  vec3 bounce = base * (ambient + floorColour * 0.16 * (0.5 - 0.5 * n.z)) * weight;
  vec3 mirror = weight > 0.0 ? studio(reflect(-toEye, n), rough) * weight : vec3(0.0);
  vec3 made = mix(base * fallen + bounce + shine + mirror * rim * (1.0 - rough), base * (mirror * 0.95 + gleam * 0.35 + base * fallen * 0.15), metal);
  result = vec4(made + base * glow * weight, 1.0);
  vec3 all = fallen + (ambient + floorColour * 0.16 * (0.5 - 0.5 * n.z)) * weight;
  vec4 place = behind ? vec4(0.0) : vec4(vUv, dot(all, vec3(0.2126, 0.7152, 0.0722)), 1.0);
  if (region == 0) place0 = place; else if (region == 1) place1 = place; else if (region == 2) place2 = place;
}`

const DEPTH_VERTEX = `#version 300 es
in vec3 position; in vec2 uv; uniform mat4 view; out vec2 vUv;
void main() { vUv = uv; gl_Position = view * vec4(position, 1.0); }`

const DEPTH = `#version 300 es
precision highp float;
in vec2 vUv; uniform sampler2D print; uniform bool hasPrint; uniform float opacity, seed;
${NOISE}
void main() { float alpha = opacity; if (opacity < 0.0) alpha = hasPrint ? texture(print, vUv).a : 1.0; if (alpha < 0.999 && hash(vec3(gl_FragCoord.xy, seed)) > alpha) discard; }`

const QUAD = `#version 300 es
in vec3 position; out vec2 vUv; void main() { vUv = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }`

const ADDED = `#version 300 es
precision highp float; in vec2 vUv; uniform sampler2D made; out vec4 result; void main() { result = texture(made, vUv); }`

/** Linear to 0.72, then a shoulder that keeps the hue; then sRGB. */
const DEVELOPED = `#version 300 es
precision highp float; in vec2 vUv; uniform sampler2D made; uniform float exposure; out vec4 result;
${NOISE}
void main() {
  vec3 c = texture(made, vUv).rgb * exposure;
  float top = max(c.r, max(c.g, c.b));
  if (top > 0.72) c *= (0.72 + 0.28 * (1.0 - exp(-(top - 0.72) / 0.28))) / top;
  vec3 s = mix(12.92 * c, 1.055 * pow(max(c, vec3(0.0)), vec3(1.0 / 2.4)) - 0.055, step(vec3(0.0031308), c));
  result = vec4(s + (hash(vec3(gl_FragCoord.xy, 3.0)) - 0.5) / 160.0, 1.0);
}`

type Matrix = number[]

const multiplied = (a: Matrix, b: Matrix): Matrix =>
  Array.from({ length: 16 }, (_, k) =>
    [0, 1, 2, 3].reduce((sum, i) => sum + (a[i * 4 + (k % 4)] ?? 0) * (b[Math.floor(k / 4) * 4 + i] ?? 0), 0),
  )

function lookingAt(eye: Vec, target: Vec): Matrix {
  const back = unit(sub(eye, target))
  const right = unit(cross(Math.abs(back[2]) > 0.999 ? [0, 1, 0] : [0, 0, 1], back))
  const up = cross(back, right)
  return [
    right[0],
    up[0],
    back[0],
    0,
    right[1],
    up[1],
    back[1],
    0,
    right[2],
    up[2],
    back[2],
    0,
    -dot(right, eye),
    -dot(up, eye),
    -dot(back, eye),
    1,
  ]
}

const perspective = (angle: number, ratio: number, near: number, far: number): Matrix => {
  const f = 1 / Math.tan((angle * Math.PI) / 360)
  return [
    f / ratio,
    0,
    0,
    0,
    0,
    f,
    0,
    0,
    0,
    0,
    (far + near) / (near - far),
    -1,
    0,
    0,
    (2 * far * near) / (near - far),
    0,
  ]
}

const parallel = (half: number, far: number): Matrix => [
  1 / half,
  0,
  0,
  0,
  0,
  1 / half,
  0,
  0,
  0,
  0,
  -2 / far,
  0,
  0,
  0,
  -1,
  1,
]

const linear = (hex: string): Vec => {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** Even points in a square, always the same. */
const even = (index: number): [number, number] => [
  (0.5 + index * 0.7548776662466927) % 1,
  (0.5 + index * 0.5698402909980532) % 1,
]

function within(direction: Vec, degrees: number, [a, b]: [number, number]): Vec {
  const w = unit(direction)
  const u = unit(cross(Math.abs(w[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1], w))
  const v = cross(w, u)
  const radius = Math.tan((degrees * Math.PI) / 180) * Math.sqrt(a)
  const angle = 2 * Math.PI * b
  return unit(
    [0, 1, 2].map(
      (k) => (w[k] ?? 0) + radius * (Math.cos(angle) * (u[k] ?? 0) + Math.sin(angle) * (v[k] ?? 0)),
    ) as unknown as Vec,
  )
}

interface Lamp {
  readonly direction: Vec
  readonly colour: Vec
}

/** A warm key from the upper left, a cool fill, a soft top, and light from everywhere. */
function lamps(shot: Shot, count: number): Lamp[] {
  const power = shot.keyPower ?? 1
  const kinds: [share: number, direction: Vec, spread: number, colour: Vec][] = [
    [0.4, shot.key ?? [-0.75, -0.62, 0.95], 11, [1.62 * power, 1.55 * power, 1.46 * power]],
    [0.14, [0.45, -0.95, 0.4], 26, [0.5, 0.51, 0.53]],
    [0.14, [-0.1, 0.2, 1], 32, [0.36, 0.36, 0.36]],
  ]
  const made = kinds.flatMap(([share, direction, spread, colour]) => {
    const each = Math.round(count * share)
    return Array.from({ length: each }, (_, i): Lamp => ({
      direction: within(direction, spread, even(i)),
      colour: scaled(colour, 1 / each),
    }))
  })
  const rest = count - made.length
  const dome = shot.dome ?? 0.62
  for (let i = 0; i < rest; i++) {
    const [a, b] = even(i)
    const [r, angle] = [Math.sqrt(a), 2 * Math.PI * b]
    const direction: Vec = [r * Math.cos(angle), r * Math.sin(angle), Math.sqrt(1 - a)]
    made.push({ direction, colour: scaled([dome, dome, dome * 1.02], 1.5 / rest) })
  }
  return made
}

const pictures = new Map<string, ImageBitmap>()

async function drawn(svg: string, pixels: number): Promise<ImageBitmap> {
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

const SHADOW = 1024
/** Lamps that one pass draws; of how many passes one also draws reflections, halos and light of its own. */
const AT_ONCE = 4
/** Printed regions that one shot may have. */
export const MAX_REGIONS = 3
const SHARE = 2

interface Press {
  readonly gl: WebGL2RenderingContext
  readonly canvas: HTMLCanvasElement
  readonly programs: Readonly<Record<'seen' | 'depth' | 'adder' | 'developer', Program>>
  readonly targets: Readonly<Record<'shade' | 'once' | 'sum', Target>>
  /** Where the places of regions are summed up, while a shot has regions. */
  readonly places: readonly Target[]
  readonly quad: Drawable
  readonly prints: Map<string, WebGLTexture>
}

interface Program {
  readonly program: WebGLProgram
  readonly at: (name: string) => WebGLUniformLocation | null
}

interface Target {
  readonly frame: WebGLFramebuffer
  readonly texture: WebGLTexture
  /** What else is drawn at once: the places of regions. */
  readonly more?: readonly WebGLTexture[]
}

interface Drawable {
  readonly array: WebGLVertexArrayObject
  readonly count: number
}

let press: Press | undefined

function pressFor(width: number, height: number): Press {
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
      once: colourTarget(gl, width, height, MAX_REGIONS),
      sum: colourTarget(gl, width, height),
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

function programOf(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
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

function uploaded(gl: WebGL2RenderingContext, mesh: Mesh): Drawable {
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

function textureOf(gl: WebGL2RenderingContext, filter: number): WebGLTexture {
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  return texture
}

function depthTarget(gl: WebGL2RenderingContext): Target {
  const frame = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
  const texture = textureOf(gl, gl.LINEAR)
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, 2 * SHADOW, 2 * SHADOW)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, texture, 0)
  return { frame, texture }
}

function colourTarget(gl: WebGL2RenderingContext, width: number, height: number, more = 0): Target {
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

async function printed({ gl, prints }: Press, look: Look): Promise<WebGLTexture | null> {
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

/** Draws a shot and answers the picture as PNG, a data address. */
export async function taken(shot: Shot): Promise<string> {
  const made = await exposed(shot)
  const { gl, programs, targets } = made
  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  gl.useProgram(programs.developer.program)
  gl.uniform1f(programs.developer.at('exposure'), exposureOf(shot))
  laid(made, programs.developer, targets.sum.texture)
  return made.canvas.toDataURL('image/png')
}

export const exposureOf = ({ exposure = 0.56 }: Shot): number => exposure

/** The light of a shot, linear, and of each region four numbers a pixel: u, v, light and coverage, summed over all rounds. */
export async function passesOf(shot: Shot): Promise<{ readonly light: Float32Array; readonly places: Float32Array[] }> {
  const { gl, canvas, targets, places } = await exposed(shot)
  const read = ({ frame }: Target): Float32Array => {
    const numbers = new Float32Array(canvas.width * canvas.height * 4)
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
    gl.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.FLOAT, numbers)
    return numbers
  }
  return { light: read(targets.sum), places: places.slice(0, regionsOf(shot)).map(read) }
}

/** How many printed regions a shot has. */
export const regionsOf = ({ parts }: Shot): number => Math.max(0, ...parts.map(({ look }) => (look.region ?? -1) + 1))

/** Covers the whole picture with a texture. */
function laid({ gl, quad }: Press, { program, at }: Program, texture: WebGLTexture): void {
  gl.disable(gl.DEPTH_TEST)
  gl.useProgram(program)
  gl.activeTexture(gl.TEXTURE0)
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.uniform1i(at('made'), 0)
  gl.bindVertexArray(quad.array)
  gl.drawElements(gl.TRIANGLES, 6, gl.UNSIGNED_INT, 0)
}

/** The regions are drawn beside the picture, each into a texture of its own. */
function openRegions(gl: WebGL2RenderingContext, count: number): void {
  gl.drawBuffers(Array.from({ length: 1 + MAX_REGIONS }, (_, i) => (i <= count ? gl.COLOR_ATTACHMENT0 + i : gl.NONE)))
  for (let i = 1; i <= count; i++) gl.clearBufferfv(gl.COLOR, i, [0, 0, 0, 0])
}

/** Adds up a shot under all its lights. */
async function exposed(shot: Shot): Promise<Press> {
  const { width = 720, height = 900, passes = 44, angle = 24 } = shot
  const made = pressFor(width, height)
  const { gl, programs, targets, places } = made
  const regions = regionsOf(shot)
  const parts: (Drawable & { readonly look: Look; readonly texture: WebGLTexture | null })[] = []
  for (const { mesh, look } of shot.parts)
    parts.push({ ...uploaded(gl, mesh), look, texture: await printed(made, look) })
  const far = Math.hypot(...sub(shot.eye, shot.target)) * 6 + 40
  const view = multiplied(perspective(angle, width / height, far / 4000, far), lookingAt(shot.eye, shot.target))
  const reach = Math.hypot(...sub(shot.eye, shot.target)) * Math.tan((angle * Math.PI) / 360) * 1.75
  const sky = linear(shot.sky ?? '#e9e2d6')

  const draw = ({ at }: Program, seed: number, isShadow: boolean, halos: boolean): void => {
    for (const { array, count, look, texture } of parts) {
      if ((look.isHalo ?? false) !== halos) continue
      gl.bindVertexArray(array)
      gl.activeTexture(gl.TEXTURE0)
      gl.bindTexture(gl.TEXTURE_2D, texture)
      gl.uniform1i(at('print'), 0)
      gl.uniform1i(at('hasPrint'), texture ? 1 : 0)
      gl.uniform1f(at('opacity'), look.opacity ?? 1)
      gl.uniform1f(at('seed'), seed)
      if (!isShadow) {
        gl.uniform3fv(at('colour'), linear(look.colour ?? '#ffffff'))
        gl.uniform3fv(at('backColour'), linear(look.back ?? '#ffffff'))
        gl.uniform1i(at('hasBack'), look.back ? 1 : 0)
        gl.uniform1i(at('isHalo'), look.isHalo ? 1 : 0)
        gl.uniform1i(at('region'), look.region ?? -1)
        const numbers = {
          rough: look.rough ?? 0.75,
          metal: look.isMetal ? 1 : 0,
          glow: look.glow ?? 0,
          grain: look.grain ?? 0,
          weave: look.weave ?? 0,
          brushed: look.brushed ?? 0,
          fibre: look.scale ?? 1,
        }
        for (const [name, value] of Object.entries(numbers)) gl.uniform1f(at(name), value)
      }
      gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_INT, 0)
    }
  }
  const clear = (target: Target, w: number, h: number): void => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, target.frame)
    gl.viewport(0, 0, w, h)
    gl.clearColor(0, 0, 0, 1)
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
  }
  clear(targets.sum, width, height)
  for (const place of places.slice(0, regions)) {
    clear(place, width, height)
    gl.clearBufferfv(gl.COLOR, 0, [0, 0, 0, 0])
  }
  const rounds = Math.ceil(passes / AT_ONCE)
  const weightOf = (index: number): number => (index % SHARE === 0 ? 1 / Math.ceil(rounds / SHARE) : 0)
  const all = lamps(shot, rounds * AT_ONCE)
  for (let index = 0; index < rounds; index++) {
    const now = Array.from({ length: AT_ONCE }, (_, i) => all[index + i * rounds]).filter((lamp) => lamp !== undefined)
    const views = now.map(({ direction }) =>
      multiplied(parallel(reach, reach * 6), lookingAt(add(shot.target, scaled(direction, reach * 3)), shot.target)),
    )
    gl.enable(gl.DEPTH_TEST)
    gl.disable(gl.BLEND)
    clear(targets.shade, 2 * SHADOW, 2 * SHADOW)
    const { program: depth, at: inDepth } = programs.depth
    gl.useProgram(depth)
    views.forEach((shadowView, i) => {
      gl.viewport((i & 1) * SHADOW, (i >> 1) * SHADOW, SHADOW, SHADOW)
      gl.uniformMatrix4fv(inDepth('view'), false, shadowView)
      draw(programs.depth, index + 0.5, true, false)
    })
    clear(targets.once, width, height)
    openRegions(gl, regions)
    const { program: seen, at } = programs.seen
    gl.useProgram(seen)
    const [jx, jy] = even(index * 7 + 3)
    gl.uniformMatrix4fv(at('view'), false, view)
    gl.uniformMatrix4fv(at('shadowView'), false, views.flat())
    gl.uniform2f(at('jitter'), ((jx - 0.5) * 2.4) / width, ((jy - 0.5) * 2.4) / height)
    gl.activeTexture(gl.TEXTURE1)
    gl.bindTexture(gl.TEXTURE_2D, targets.shade.texture)
    gl.uniform1i(at('shadow'), 1)
    gl.uniform3fv(at('eye'), shot.eye)
    gl.uniform3fv(
      at('light'),
      now.flatMap(({ direction }) => direction),
    )
    gl.uniform3fv(
      at('lightColour'),
      now.flatMap(({ colour }) => colour),
    )
    gl.uniform3fv(at('ambient'), [0.12, 0.12, 0.12])
    gl.uniform3fv(at('floorColour'), sky)
    gl.uniform1f(at('weight'), weightOf(index))
    draw(programs.seen, index + 0.25, false, false)
    if (weightOf(index) > 0) {
      gl.enable(gl.BLEND)
      gl.blendFunc(gl.ONE, gl.ONE)
      gl.depthMask(false)
      draw(programs.seen, index + 0.25, false, true)
      gl.depthMask(true)
    }
    gl.enable(gl.BLEND)
    gl.blendFunc(gl.ONE, gl.ONE)
    gl.bindFramebuffer(gl.FRAMEBUFFER, targets.sum.frame)
    laid(made, programs.adder, targets.once.texture)
    places.slice(0, regions).forEach((place, i) => {
      const drawn = targets.once.more?.[i]
      if (!drawn) return
      gl.bindFramebuffer(gl.FRAMEBUFFER, place.frame)
      laid(made, programs.adder, drawn)
    })
  }
  gl.disable(gl.BLEND)
  for (const { array } of parts) gl.deleteVertexArray(array)
  return made
}

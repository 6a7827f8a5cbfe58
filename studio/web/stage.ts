/** The camera, the lights and the press: draws parts again and again under slightly moved lights and adds it all up. */
import { add, scaled, sub } from './mesh.ts'
import type { Shot, Look } from './shot.ts'
import { AT_ONCE, MAX_REGIONS, SHADOW, SHARE, pressFor, uploaded, printed } from './press.ts'
import type { Drawable, Press, Program, Target } from './press.ts'
import { even, lamps, linear } from './lamps.ts'
import { lookingAt, multiplied, parallel, perspective } from './matrix.ts'
import { WHITE } from './blank.ts'

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

type Passes = { readonly light: Float32Array; readonly black: Float32Array; readonly places: Float32Array[] }

/**
 * The light of a blank, linear, the same where all that is `WHITE` is black, and of each region four numbers a pixel: u, v, light
 * and coverage, summed over all rounds.
 */
export async function passesOf(shot: Shot): Promise<Passes> {
  const { gl, canvas, targets, places } = await exposed(shot)
  const read = ({ frame }: Target): Float32Array => {
    const numbers = new Float32Array(canvas.width * canvas.height * 4)
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
    gl.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.FLOAT, numbers)
    return numbers
  }
  return { light: read(targets.sum), black: read(targets.black), places: places.slice(0, regionsOf(shot)).map(read) }
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

/** The shot in black and its regions are drawn beside the picture, each into a texture of its own. */
function openBeside(gl: WebGL2RenderingContext, count: number): void {
  gl.drawBuffers(Array.from({ length: 2 + MAX_REGIONS }, (_, i) => (i <= count ? gl.COLOR_ATTACHMENT0 + i : gl.NONE)))
  for (let i = 1; i <= count; i++) gl.clearBufferfv(gl.COLOR, i, [0, 0, 0, 0])
}

/** Adds up a shot under all its lights. */
async function exposed(shot: Shot): Promise<Press> {
  const { width = 720, height = 900, passes = 44, angle = 24 } = shot
  const made = pressFor(width, height)
  const { gl, programs, targets, places } = made
  const regions = regionsOf(shot)
  const beside = regions > 0 ? [targets.black, ...places.slice(0, regions)] : []
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
        gl.uniform1i(at('isPale'), look.colour === WHITE ? 1 : 0)
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
  for (const target of beside) {
    clear(target, width, height)
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
    openBeside(gl, beside.length)
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
    beside.forEach(({ frame }, i) => {
      const drawn = targets.once.more?.[i]
      if (!drawn) return
      gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
      laid(made, programs.adder, drawn)
    })
  }
  gl.disable(gl.BLEND)
  for (const { array } of parts) gl.deleteVertexArray(array)
  return made
}

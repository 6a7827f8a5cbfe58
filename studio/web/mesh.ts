/** Shapes as triangles. One unit is ten centimetres unless a scene says otherwise; x to the right, y away, z up. */

export type Vec = readonly [number, number, number]

export interface Mesh {
  readonly positions: number[]
  readonly normals: number[]
  readonly uvs: number[]
  readonly indices: number[]
}

export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const scaled = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vec): Vec => scaled(a, 1 / (Math.hypot(...a) || 1))

/** A surface given by a function of (u, v); `v` runs upwards in the print. Normals come from neighbours. */
export function surface(at: (u: number, v: number) => Vec, columns: number, rows: number, isFlipped = false): Mesh {
  const mesh: Mesh = { positions: [], normals: [], uvs: [], indices: [] }
  const step = 1e-3
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const [u, v] = [i / columns, j / rows]
      const across = sub(at(Math.min(1, u + step), v), at(Math.max(0, u - step), v))
      const up = sub(at(u, Math.min(1, v + step)), at(u, Math.max(0, v - step)))
      const normal = unit(cross(across, up))
      mesh.positions.push(...at(u, v))
      mesh.normals.push(...(isFlipped ? scaled(normal, -1) : normal))
      mesh.uvs.push(u, v)
      if (i < columns && j < rows) {
        const a = j * (columns + 1) + i
        mesh.indices.push(a, a + 1, a + columns + 2, a, a + columns + 2, a + columns + 1)
      }
    }
  }
  return mesh
}

/** The outline of a rectangle with round corners, anticlockwise, around the origin. */
export function roundedOutline(width: number, depth: number, radius: number, steps = 8): [number, number][] {
  const r = Math.min(radius, width / 2, depth / 2)
  if (r <= 0)
    return [
      [width / 2, -depth / 2],
      [width / 2, depth / 2],
      [-width / 2, depth / 2],
      [-width / 2, -depth / 2],
    ]
  const corners = [
    [width / 2 - r, -depth / 2 + r, -90],
    [width / 2 - r, depth / 2 - r, 0],
    [-width / 2 + r, depth / 2 - r, 90],
    [-width / 2 + r, -depth / 2 + r, 180],
  ] as const
  return corners.flatMap(([x, y, start]) =>
    Array.from({ length: steps + 1 }, (_, k): [number, number] => {
      const angle = ((start + (90 * k) / steps) * Math.PI) / 180
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    }),
  )
}

/** Top, side and bottom of an outline raised by `height`, each a mesh of its own so that each may have its own print. */
export function raised(
  outline: readonly [number, number][],
  height: number,
  bevel = 0,
): Record<'top' | 'side' | 'bottom', Mesh> {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const cap = (z: number, normal: number, inset: number): Mesh => {
    const points = outline.map(([x, y]): [number, number] => [x * (1 - inset / (x1 - x0)), y * (1 - inset / (y1 - y0))])
    const triangles = points.length > 3 ? triangulated(points) : [0, 1, 2]
    return {
      positions: points.flatMap(([x, y]) => [x, y, z]),
      normals: points.flatMap(() => [0, 0, normal]),
      uvs: points.flatMap(([x, y]) => [(x - x0) / (x1 - x0), (y - y0) / (y1 - y0)]),
      indices: normal > 0 ? triangles : triangles.toReversed(),
    }
  }
  const side: Mesh = { positions: [], normals: [], uvs: [], indices: [] }
  const lengths = outline.map(([x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y]
    return Math.hypot(nx - x, ny - y)
  })
  const all = lengths.reduce((sum, length) => sum + length, 0)
  const rings: [z: number, inset: number, tilt: number][] =
    bevel > 0
      ? [
          [0, 0, 0],
          [height - bevel, 0, 0],
          [height - bevel * 0.3, bevel * 0.6, 0.7],
          [height, 2 * bevel, 1],
        ]
      : [
          [0, 0, 0],
          [height, 0, 0],
        ]
  let run = 0
  outline.forEach(([x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y]
    const length = lengths[i] ?? 0
    if (length < 1e-9) return
    const normal = unit([ny - y, x - nx, 0])
    const smooth = (k: number): Vec => {
      const [ax, ay] = outline[(k - 1 + outline.length) % outline.length] ?? [0, 0]
      const [bx, by] = outline[k % outline.length] ?? [0, 0]
      const [cx, cy] = outline[(k + 1) % outline.length] ?? [0, 0]
      const before = unit([by - ay, ax - bx, 0])
      const after = unit([cy - by, bx - cx, 0])
      return dot(before, after) > 0.8 ? unit(add(before, after)) : normal
    }
    const base = side.positions.length / 3
    for (const [z, inset, tilt] of rings)
      for (const [k, px, py] of [
        [i, x, y],
        [i + 1, nx, ny],
      ] as const) {
        const flat = smooth(k)
        side.positions.push(px * (1 - inset / (x1 - x0)), py * (1 - inset / (y1 - y0)), z)
        side.normals.push(...unit([flat[0] * (1 - tilt * 0.6), flat[1] * (1 - tilt * 0.6), tilt]))
        side.uvs.push((k === i ? run : run + length) / all, z / height)
      }
    for (let ring = 0; ring < rings.length - 1; ring++) {
      const a = base + ring * 2
      side.indices.push(a, a + 1, a + 3, a, a + 3, a + 2)
    }
    run += length
  })
  return { top: cap(height, 1, 2 * bevel), side, bottom: cap(0, -1, 0) }
}

/** Ears cut off one after the other; right for any outline that does not cross itself. */
function triangulated(points: readonly [number, number][]): number[] {
  const left = points.map((_, index) => index)
  const made: number[] = []
  const area = (a: number, b: number, c: number): number => {
    const [ax, ay] = points[a] ?? [0, 0]
    const [bx, by] = points[b] ?? [0, 0]
    const [cx, cy] = points[c] ?? [0, 0]
    return (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  }
  for (let guard = points.length ** 2; left.length > 3 && guard > 0; guard--) {
    for (let i = 0; i < left.length; i++) {
      const [a, b, c] = [left.at(i - 1) ?? 0, left[i] ?? 0, left[(i + 1) % left.length] ?? 0]
      if (area(a, b, c) < -1e-9) continue
      const isEar = left.every(
        (p) =>
          p === a || p === b || p === c || area(a, b, p) <= 1e-12 || area(b, c, p) <= 1e-12 || area(c, a, p) <= 1e-12,
      )
      if (!isEar) continue
      made.push(a, b, c)
      left.splice(i, 1)
      break
    }
  }
  if (left.length === 3) made.push(...left)
  return made
}

/** A profile of [radius, height] turned around the z axis; u runs around from the back, v along the profile. */
export function turned(profile: readonly (readonly [number, number])[], segments = 96): Mesh {
  const lengths = profile.map(([r, z], i) => {
    const [pr, pz] = profile[Math.max(0, i - 1)] ?? [r, z]
    return Math.hypot(r - pr, z - pz)
  })
  const sums = lengths.map((_, i) => lengths.slice(0, i + 1).reduce((sum, length) => sum + length, 0))
  const all = sums.at(-1) || 1
  const mesh: Mesh = { positions: [], normals: [], uvs: [], indices: [] }
  for (let i = 0; i < profile.length - 1; i++) {
    const a = profile[i] ?? ([0, 0] as const)
    const b = profile[i + 1] ?? ([0, 0] as const)
    const flat = normalOf(a, b)
    const before = i > 0 ? normalOf(profile[i - 1] ?? a, a) : flat
    const after = i < profile.length - 2 ? normalOf(b, profile[i + 2] ?? b) : flat
    const base = mesh.positions.length / 3
    for (let s = 0; s <= segments; s++) {
      const angle = Math.PI / 2 + (2 * Math.PI * s) / segments
      const [c, d] = [Math.cos(angle), Math.sin(angle)]
      for (const [[r, z], other, v] of [
        [a, before, sums[i] ?? 0],
        [b, after, sums[i + 1] ?? 0],
      ] as const) {
        const [nr, nz] =
          flat[0] * other[0] + flat[1] * other[1] > 0.75 ? [flat[0] + other[0], flat[1] + other[1]] : flat
        mesh.positions.push(r * c, r * d, z)
        mesh.normals.push(...unit([nr * c, nr * d, nz]))
        mesh.uvs.push(s / segments, v / all)
      }
    }
    for (let s = 0; s < segments; s++) {
      const k = base + s * 2
      mesh.indices.push(k, k + 2, k + 3, k, k + 3, k + 1)
    }
  }
  return mesh
}

const normalOf = ([r0, z0]: readonly [number, number], [r1, z1]: readonly [number, number]): [number, number] => {
  const length = Math.hypot(r1 - r0, z1 - z0) || 1
  return [(z1 - z0) / length, -(r1 - r0) / length]
}

/** A round tube along a line of points. */
export function tube(path: readonly Vec[], radius: number, segments = 16): Mesh {
  const point = (u: number): Vec => {
    const place = u * (path.length - 1)
    const k = Math.min(path.length - 2, Math.floor(place))
    const a = path[k] ?? ([0, 0, 0] as const)
    const b = path[k + 1] ?? ([0, 0, 0] as const)
    return add(a, scaled(sub(b, a), place - k))
  }
  // One axis for the whole tube: where it changed, the tube would turn over and break.
  const helper = leastFollowed(path)
  const frame = (u: number): [Vec, Vec] => {
    const along = unit(sub(point(Math.min(1, u + 0.01)), point(Math.max(0, u - 0.01))))
    const right = unit(cross(along, helper))
    return [right, cross(right, along)]
  }
  return surface(
    (u, v) => {
      const [right, up] = frame(u)
      const angle = 2 * Math.PI * v
      return add(point(u), add(scaled(right, radius * Math.cos(angle)), scaled(up, -radius * Math.sin(angle))))
    },
    path.length * 3,
    segments,
  )
}

/** The axis that a line of points runs along least. */
function leastFollowed(path: readonly Vec[]): Vec {
  const axes: readonly Vec[] = [
    [0, 0, 1],
    [0, 1, 0],
    [1, 0, 0],
  ]
  const followed = axes.map((axis) =>
    Math.max(...path.slice(1).map((point, i) => Math.abs(dot(axis, unit(sub(point, path[i] ?? point)))))),
  )
  return axes[followed.indexOf(Math.min(...followed))] ?? [0, 0, 1]
}

/** A smooth line through points (Catmull-Rom). */
export function curve(points: readonly Vec[], steps = 8): Vec[] {
  const made: Vec[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ]
    if (!p0 || !p1 || !p2 || !p3) continue
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      const mix = (k: 0 | 1 | 2): number =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3)
      made.push([mix(0), mix(1), mix(2)])
    }
  }
  const last = points.at(-1)
  return last ? [...made, last] : made
}

/** Turned about x, then y, then z (degrees), then moved. */
export function placed(
  mesh: Mesh,
  { at = [0, 0, 0], turn = [0, 0, 0] }: { readonly at?: Vec; readonly turn?: Vec },
): Mesh {
  const angles = turn.map((degrees) => (degrees * Math.PI) / 180)
  const rotate = (p: Vec): Vec => {
    const [ax = 0, ay = 0, az = 0] = angles
    let [x, y, z] = p
    ;[y, z] = [y * Math.cos(ax) - z * Math.sin(ax), y * Math.sin(ax) + z * Math.cos(ax)]
    ;[x, z] = [x * Math.cos(ay) + z * Math.sin(ay), -x * Math.sin(ay) + z * Math.cos(ay)]
    ;[x, y] = [x * Math.cos(az) - y * Math.sin(az), x * Math.sin(az) + y * Math.cos(az)]
    return [x, y, z]
  }
  const each = (list: number[], change: (p: Vec) => Vec): number[] => {
    const made: number[] = []
    for (let i = 0; i < list.length; i += 3) made.push(...change([list[i] ?? 0, list[i + 1] ?? 0, list[i + 2] ?? 0]))
    return made
  }
  return { ...mesh, positions: each(mesh.positions, (p) => add(rotate(p), at)), normals: each(mesh.normals, rotate) }
}

/** What a picture is taken of: parts, their looks, the camera and the light. */
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

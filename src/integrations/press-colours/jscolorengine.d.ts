/** The parts of the colour engine that the shop uses; the package comes without types. */
declare module 'jscolorengine' {
  export class Profile {
    loaded: boolean
    /** The channels of a device colour. */
    outputChannels: number
    loadBinary(bytes: Uint8Array): void
  }
  export class Transform {
    constructor(options: { buildLut: boolean; dataFormat: 'int8'; BPC: boolean })
    create(from: Profile | '*srgb', to: Profile | '*srgb', intent: number): void
    array(pixels: Uint8ClampedArray): Uint8ClampedArray
  }
  const engine: {
    readonly Profile: typeof Profile
    readonly Transform: typeof Transform
    readonly eIntent: { readonly relative: number }
  }
  export default engine
}

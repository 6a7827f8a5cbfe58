/**
 * How pictures are written; all of it here. Measured on the shop's photographs: effort 3 of AVIF takes twice the time
 * of effort 2 for 4 % fewer bytes, effort 4 eight times for 8 %.
 */
export const PICTURE_QUALITY = {
  avif: { quality: 60, effort: 2, chromaSubsampling: '4:2:0' },
  jpg: { quality: 80, mozjpeg: true },
  webp: { quality: 76, effort: 4, smartSubsample: true },
} as const

/** More pixels than this are not opened: a small file can claim a gigabyte of them. */
export const MAX_PIXELS = 40_000_000
/** Nor pictures with a longer side. */
export const MAX_SIDE = 20_000

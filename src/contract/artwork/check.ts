import { z } from 'zod'
import { FINDINGS, FIXES, type FindingCode } from '#domain/preflight/finding.ts'
import { INKS } from '#domain/preview/inks.ts'
import { METALS } from '#domain/preview/metal.ts'
import { FACES, INK_LAYERS } from '#domain/print-spec/print-spec.ts'
import { LineForm } from '../cart/cart-line.ts'
import { success } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { PageBox } from './artwork.ts'

/** What a file is checked for: a variant as it is configured. */
export const CheckForm = LineForm.pick({ productPrice: true, features: true }).extend({
  face: z.enum(FACES).nullable().default(null).describe('The side of the file; null: it has all sides'),
})

const FINDING_CODES = Object.keys(FINDINGS) as [FindingCode, ...FindingCode[]]

export const FindingView = z
  .strictObject({
    code: z.enum(FINDING_CODES),
    severity: z
      .enum(['ERROR', 'WARNING', 'NOTE'])
      .describe('ERROR: cannot be printed; WARNING: may disappoint; NOTE: good to know'),
    page: z.int().nullable().describe('From 1; null when it is about the whole file'),
    box: PageBox.nullable().describe('The place on the page'),
    facts: z.record(z.string(), z.union([z.string(), z.number()])),
    fix: z.enum(FIXES).nullable().describe('The automatic fix, if there is one'),
  })
  .meta({ id: 'ArtworkFinding' })

export type FindingView = z.infer<typeof FindingView>

/** A side of the product, in millimetres. */
export const FaceView = z.strictObject({
  code: z.enum(FACES),
  width: z.number(),
  height: z.number(),
  bleed: z.number(),
  safe: z.number(),
  shape: z.string(),
  corner: z.number().describe('The radius of its corners after the cut'),
  scale: z.number().describe('The scale of the file: 1 to this'),
})

/** A page as it lies on its sheet: its trim, and how much page there is around it. Millimetres of the file. */
const SheetPage = z.strictObject({
  page: z.int(),
  width: z.number(),
  height: z.number(),
  room: z.strictObject({ left: z.number(), right: z.number(), top: z.number(), bottom: z.number() }),
  layers: z.array(z.enum(INK_LAYERS)).describe('Ordered finishes found on this page'),
})

/** A picture of a blank product; its files lie at /print-shots/{version}/{code}/. */
export const ShotView = z
  .strictObject({
    code: z.string(),
    version: z.string(),
    width: z.int(),
    height: z.int(),
    white: z.number().describe('The reflectance of the blank product'),
    regions: z.array(
      z.strictObject({
        face: z.enum(FACES),
        box: z.strictObject({ left: z.int(), top: z.int(), width: z.int(), height: z.int() }).describe('Pixels'),
        light: z.tuple([z.number(), z.number()]).describe('The lowest and highest value of its light map'),
        texels: z.strictObject({ width: z.int(), height: z.int() }).describe('The texture size for artwork'),
      }),
    ),
  })
  .meta({ id: 'PrintShot' })

export const CheckView = z
  .strictObject({
    verdict: z.enum(['CLEAN', 'TO_CONFIRM', 'TO_CHANGE', 'NEEDS_PERSON']),
    findings: z.array(FindingView).describe('Worst first'),
    faces: z.array(FaceView).describe('In the order of the pages of a file'),
    pages: z.array(SheetPage).describe('The pages that are printed; boxes of findings lie on them'),
    shots: z.array(ShotView).describe('Photos of the product that artwork is composited onto; empty: shown flat'),
    metal: z.enum(METALS).describe('The foil’s metal, where there is foil'),
    colours: z
      .array(z.strictObject({ name: z.string(), colour: z.string().regex(/^#[0-9a-f]{6}$/), isChosen: z.boolean() }))
      .describe(
        'Colours of the product, on which the design is printed; one alone is its own; empty: it is printed on white',
      ),
    inks: z.enum(INKS).describe('What inks do to the colour beneath: they cover it, or it is seen through them'),
    isEngraved: z.boolean().describe('Whether the design is engraved: it shows the metal, whatever its colours'),
    confirmedAt: Instant.nullable().describe('When the owner accepted the warnings'),
  })
  .meta({ id: 'ArtworkCheck' })

export type CheckView = z.infer<typeof CheckView>

export const CheckAnswer = success(CheckView)

/** What a file for a configured product looks like. */
export const SheetAnswer = success(
  z.strictObject({
    faces: z.array(FaceView),
    templates: z
      .array(z.strictObject({ name: z.string(), fileName: z.string(), byteSize: z.int(), href: z.string() }))
      .describe('Blank sheets to download: those of the variant and of the size that is chosen'),
  }),
)

/** Finishes of which a page is to be drawn without. */
export const FinishesQuery = z.strictObject({
  layers: z
    .preprocess(
      (value) => (Array.isArray(value) ? [...new Set(value)] : [value]),
      z.array(z.enum(INK_LAYERS)).min(1).max(INK_LAYERS.length),
    )
    .describe('Ordered finishes; repeated'),
})

/** A page as it is printed below its finishes, and where each of them lies. */
export const FinishesAnswer = success(
  z
    .strictObject({
      picture: z.base64().describe('The page in colour without finishes, as WebP'),
      plates: z.array(
        z.strictObject({
          layer: z.enum(INK_LAYERS),
          png: z.base64().describe('Greyscale: black where the finish covers fully'),
        }),
      ),
    })
    .meta({ id: 'PageFinishes' }),
)

import { z } from 'zod'
import { MAX_ARTWORKS, MAX_FILES_READ } from '#domain/cart/cart-item.ts'
import { CONTENTS } from '#domain/preflight/content-questions.ts'
import { FILE_KINDS } from '#domain/preflight/file-facts.ts'
import { PrivateId, success } from '../envelope.ts'
import { Instant } from '../instant.ts'

/** A place on a page, in millimetres from the left and the top of the trim. */
export const PageBox = z.strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })

export const ARTWORK_STATES = ['RECEIVED', 'OPENING', 'OPENED', 'REFUSED', 'NEEDS_PERSON'] as const

/** A version of a file as its owner sees it. Bytes. */
export const ArtworkView = z
  .strictObject({
    id: z.uuid().describe('The id of this version: cart lines refer to it'),
    fileId: z.uuid().describe('The id of the file, shared by all its versions'),
    number: z.int().describe('The number of the version, from 1'),
    source: z.enum(['UPLOAD', 'FIX', 'STAFF', 'DESIGN']).describe('Uploaded, fixed for the owner, or made by the shop'),
    fixedFrom: z.uuid().nullable().describe('The version that a fixed copy was made from, unless that is deleted'),
    name: z.string().describe('The display name'),
    byteLength: z.int(),
    state: z.enum(ARTWORK_STATES).describe('RECEIVED and OPENING are temporary: poll again'),
    contents: z
      .array(z.enum(CONTENTS))
      .nullable()
      .describe('The declared content that Saudi rules ask about; null: not asked yet'),
    isScannerAway: z.boolean().describe('Whether it waits for the virus scanner, and continues automatically'),
    kind: z.enum(FILE_KINDS).nullable(),
    refusedFormat: z.string().nullable().describe('The format, when the shop does not print from it'),
    pageCount: z.int().nullable(),
    files: z
      .array(z.strictObject({ index: z.int(), name: z.string(), byteLength: z.int() }))
      .describe(
        'The contents of an archive (refusedFormat ZIP), for its owner to choose from (POST /artworks/{id}/files). Bytes',
      ),
    pictures: z.array(z.strictObject({ page: z.int(), width: z.int(), height: z.int() })),
    lines: z
      .array(z.strictObject({ page: z.int(), text: z.string(), isArabic: z.boolean() }))
      .describe('The text read from the file, to be confirmed'),
    sentAt: Instant,
    deleteAfter: Instant.describe('When it is deleted, unless an order needs it'),
    usedIn: z.array(z.int()).describe('Numbers of the orders that use it'),
    opened: z
      .array(z.strictObject({ at: Instant, actor: z.enum(['CUSTOMER', 'STAFF', 'LINK']) }))
      .describe('The access log of the original file'),
  })
  .meta({ id: 'Artwork' })

export type ArtworkView = z.infer<typeof ArtworkView>

/** What a design shows, as its owner says. */
export const ContentsForm = z.strictObject({ contents: z.array(z.enum(CONTENTS)).max(CONTENTS.length) })

/** Whether a file was taken off its line, or is used again. */
export const AsideForm = z.strictObject({ isAside: z.boolean() })

/** Files of a package, by their index. */
export const PackageForm = z.strictObject({ files: z.array(z.int().min(0).max(65_535)).min(1).max(MAX_ARTWORKS) })

export const ArtworkListQuery = z.strictObject({
  ids: z
    .preprocess(
      (value) => (value === undefined || Array.isArray(value) ? value : [value]),
      z.array(PrivateId).min(1).max(MAX_FILES_READ).optional(),
    )
    .describe('Only these versions, whatever their state; repeated'),
  versions: z.enum(['newest', 'all']).default('newest').describe('The newest version of each file, or all'),
})

/** Where an original is fetched by the browser that asked, and until when. */
export const OriginalLinkAnswer = success(z.strictObject({ path: z.string(), expiresAt: Instant }))

export const ArtworkAnswer = success(ArtworkView)
export const ArtworksAnswer = success(z.array(ArtworkView))

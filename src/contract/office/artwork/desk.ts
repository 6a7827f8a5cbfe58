import { z } from 'zod'
import { ACTION_REFUSALS, DESK_ACTIONS } from '#domain/artwork/desk-actions.ts'
import { LINE_STATES } from '#domain/artwork/line-moves.ts'
import { PROOF_KINDS, PROOF_STATES } from '#domain/artwork/proof-moves.ts'
import { FILE_KINDS } from '#domain/preflight/file-facts.ts'
import { FINDINGS, FIXES } from '#domain/preflight/finding.ts'
import type { FindingCode } from '#domain/preflight/finding.ts'
import { FACES, PROOF_POLICIES } from '#domain/print-spec/print-spec.ts'
import { SHEET_SHAPES } from '#domain/print-spec/print-sheet.ts'
import { PrivateId, success } from '../../envelope.ts'
import { requiredText } from '../../inbox/form-field.ts'
import { Instant } from '../../instant.ts'
import { BlankFace, Ground } from '../../proofs/proof.ts'
import { ThumbnailLine } from './thumbnail.ts'

const Text = z.string().nullable()
const Millimetres = z.number()

/** A line as people name it: its order and its place in it, from 1. */
export const LineCode = z.string().regex(/^[1-9]\d{0,8}-[1-9]\d{0,2}$/)

/** The first page of a file, for its thumbnail. */
export const FirstPage = z.strictObject({ version: PrivateId, page: z.int(), line: ThumbnailLine }).nullable()

const Box = z.strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })

const Finding = z.strictObject({
  code: z.enum(Object.keys(FINDINGS) as [FindingCode, ...FindingCode[]]),
  severity: z.enum(['ERROR', 'WARNING', 'NOTE']),
  page: z.int().nullable(),
  box: Box.nullable().describe('Millimetres from the left and the top of the trim'),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  fix: z.enum(FIXES).nullable(),
})

const Sheet = z.strictObject({
  face: z.enum(FACES),
  width: Millimetres,
  height: Millimetres,
  shape: z.enum(SHEET_SHAPES),
  corner: Millimetres.describe('The radius of its corners after the cut'),
  bleed: Millimetres,
  safe: Millimetres,
})

const Page = z.strictObject({
  page: z.int(),
  width: z.int().describe('The width of its picture in pixels'),
  height: z.int(),
  trim: z
    .strictObject({
      width: Millimetres,
      height: Millimetres,
      left: Millimetres,
      right: Millimetres,
      top: Millimetres,
      bottom: Millimetres,
    })
    .describe('The trimmed page, and how far its picture extends beyond the trim on each side'),
  measured: z
    .strictObject({
      width: Millimetres,
      height: Millimetres,
      bleed: Millimetres.nullable().describe(
        'The smallest bleed of the four sides; null on a page without ink, or with white ink alone',
      ),
      nearestText: Millimetres.nullable().describe(
        'How far the text nearest to the cut stays inside it; negative when it crosses it, null without text',
      ),
      resolution: z.number().nullable().describe('The lowest image resolution in dpi; null without images'),
      stroke: z.number().nullable().describe('The thinnest stroke in millimetres; null without strokes'),
      colours: z.array(z.string()),
    })
    .nullable(),
})

const File = z
  .strictObject({
    position: z.int(),
    design: z.int().describe('From 0; files of one design are printed together'),
    face: z.enum(FACES).nullable().describe('The side it is; null when it has all sides'),
    pieces: z.int().nullable().describe('The pieces of its design; null where not specified'),
    version: PrivateId,
    number: z.int(),
    label: z.string(),
    source: z.enum(['UPLOAD', 'FIX', 'STAFF', 'DESIGN']),
    state: z.string(),
    kind: z.enum(FILE_KINDS).nullable(),
    byteLength: z.number(),
    sentAt: Instant,
    by: Text.describe('The person of the staff who added it to the line'),
    versions: z
      .array(
        z.strictObject({
          version: PrivateId,
          number: z.int(),
          source: z.enum(['UPLOAD', 'FIX', 'STAFF', 'DESIGN']),
          by: Text.describe('The person of the staff who uploaded it'),
          sentAt: Instant,
          pages: z.array(z.int()).describe('Pages that have a picture'),
          fixes: z.array(z.enum(FIXES)).describe('What was fixed in it'),
          fixedFrom: PrivateId.nullable().describe(
            'The version that a fixed copy was made from, unless that is deleted',
          ),
        }),
      )
      .describe('All versions of the file, the newest first'),
    fonts: z.strictObject({ count: z.int(), missing: z.int() }),
    pages: z.array(Page),
    sheets: z.array(Sheet),
    upOnSheet: z.int().nullable().describe('How many pieces lie on a press sheet; null: it is printed piece by piece'),
    lines: z.array(z.string()).describe('The text as it was read'),
    verdict: z.enum(['CLEAN', 'TO_CONFIRM', 'TO_CHANGE', 'NEEDS_PERSON']).nullable(),
    isConfirmed: z.boolean().describe('Whether the customer accepted the warnings'),
    findings: z.array(Finding),
  })
  .meta({ id: 'DeskFile' })

const Pin = z
  .strictObject({
    id: PrivateId,
    number: z.int(),
    position: z.int().nullable().describe('Of the file in its line; null when it is about all of it'),
    page: z.int().nullable(),
    x: Millimetres.nullable(),
    y: Millimetres.nullable(),
    text: z.string(),
    answer: Text,
  })
  .meta({ id: 'DeskPin' })

const Proof = z
  .strictObject({
    number: z.int(),
    kind: z.enum(PROOF_KINDS),
    state: z.enum(PROOF_STATES),
    hash: z.string(),
    message: Text,
    sentAt: Instant.nullable(),
    decidedAt: Instant.nullable(),
    signedBy: Text,
    pins: z.array(Pin),
  })
  .meta({ id: 'DeskProof' })

/** A line with everything that the desk decides by. */
const LineFile = z
  .strictObject({
    code: LineCode,
    order: z.int(),
    version: z.int().describe('For the header If-Match of its actions'),
    state: z.enum(LINE_STATES),
    policy: z.enum(PROOF_POLICIES),
    note: Text,
    isDesign: z.boolean().describe('Whether the shop designs it or changes its file, and has not done so yet'),
    designer: Text.describe('The person of the staff that designs it'),
    customer: z.string(),
    name: z.string(),
    variant: Text,
    features: z.array(z.strictObject({ name: z.string(), choices: z.array(z.string()), value: Text })),
    notes: Text,
    quantity: z.int(),
    due: z.iso.date(),
    urgent: z.boolean(),
    held: Text,
    files: z.array(File),
    blankFaces: z.array(BlankFace).describe('Faces that are left blank, because the files have no page for them'),
    ground: Ground,
    proofs: z.array(Proof).describe('The newest first'),
    history: z.array(
      z.strictObject({
        at: Instant,
        from: z.enum(LINE_STATES).nullable(),
        to: z.enum(LINE_STATES),
        by: z.enum(['CUSTOMER', 'STAFF', 'SYSTEM']),
        name: Text,
        note: Text,
      }),
    ),
    actions: z
      .array(z.strictObject({ action: z.enum(DESK_ACTIONS), refusal: z.enum(ACTION_REFUSALS).nullable() }))
      .describe('The actions, each with why it is not possible now'),
  })
  .meta({ id: 'ArtworkLine' })

export const LineAnswer = success(LineFile)

export const SentProofAnswer = success(
  z.strictObject({ line: LineFile, link: z.url().describe('The review link of the proof, returned only once') }),
)

export const OrderArtworkAnswer = success(
  z.array(
    z
      .strictObject({
        code: LineCode,
        state: z.enum(LINE_STATES),
        isDesignAsked: z.boolean().describe('Whether the customer left the design to the shop'),
        proof: z.int().nullable(),
        picture: FirstPage,
      })
      .meta({ id: 'OrderArtwork' }),
  ),
)

const words = (maxLength: number) => requiredText({ maxLength, multiline: true }, 'required')

export const FileParams = z.strictObject({
  code: LineCode,
  file: z.coerce.number().int().min(1).max(10).describe('The place of the file in its line, from 1'),
})
export const DeskFixForm = z.strictObject({ fixes: z.array(z.enum(FIXES)).min(1).max(FIXES.length) })
export const ChooseVersionForm = z.strictObject({ version: PrivateId })
export const SentFileQuery = z.strictObject({ name: z.string().min(1).max(255) })

const Dots = z.int()

export const PlatesAnswer = success(
  z
    .strictObject({
      width: Dots,
      height: Dots,
      hasScreenColours: z.boolean().describe('Whether something is in RGB, which is on no plate yet'),
      plates: z.array(
        z.strictObject({
          ink: z.string(),
          cover: z.number().describe('The mean ink coverage in percent'),
          png: z.base64().describe('Greyscale: black where the ink covers fully'),
        }),
      ),
    })
    .meta({ id: 'PagePlates' }),
)

export const NoForm = z.strictObject({})
export const PiecesForm = z.strictObject({
  pieces: z.array(z.int().min(0).max(10_000_000)).min(2).max(10).describe('Of each design, in their order'),
})
export const ReasonForm = z.strictObject({ reason: words(500) })
export const AskForm = z.strictObject({ question: words(1000) })
export const ProofForm = z.strictObject({
  message: words(1000).optional(),
  answers: z
    .array(z.strictObject({ pin: PrivateId, text: words(500) }))
    .max(30)
    .optional()
    .describe('Answers to the pins of the previous proof'),
})
export const StaffSignOffForm = z.strictObject({
  name: words(130).describe('Who approved it'),
  reason: words(500).describe('How the customer approved it'),
})

import { z } from 'zod'
import { PROOF_STATES } from '#domain/artwork/proof-moves.ts'
import { FIXES } from '#domain/preflight/finding.ts'
import { FACES } from '#domain/print-spec/print-spec.ts'
import { FaceView, ShotView } from '../artwork/check.ts'
import { codeField } from '../customers/customer-field.ts'
import { success } from '../envelope.ts'
import { wholeNumberFrom } from '#domain/text/digits.ts'
import { optionalField, optionalText, requiredText } from '../inbox/form-field.ts'
import { Instant } from '../instant.ts'

const Text = z.string().nullable()

/** Millimetres. */
export const PageTrim = z
  .strictObject({
    width: z.number(),
    height: z.number(),
    left: z.number(),
    right: z.number(),
    top: z.number(),
    bottom: z.number(),
  })
  .describe('The trimmed page, and how far its picture extends beyond the trim on each side')

/** A face that the file has no page for. */
export const BlankFace = z
  .strictObject({
    file: z.int().min(0).describe('Place of the file in its line, from 0'),
    face: z.enum(FACES),
    width: z.number(),
    height: z.number(),
  })
  .describe('A blank face; millimetres')

/** What pages lie on. */
export const Ground = z
  .string()
  .nullable()
  .describe('The ordered colour of the product, as #rrggbb, where the design is printed on it; null for white')

/** A page with its picture: dots, and millimetres of the cut page. */
const ProofPage = z.strictObject({
  file: z.int().min(0),
  page: z.int().min(1),
  width: z.int(),
  height: z.int(),
  trim: PageTrim,
  face: z.enum(FACES).nullable().describe('The side of the product that the page is for; null where unknown'),
  corner: z.number().describe('The corner radius after trimming'),
})

const Pin = z.strictObject({
  number: z.int(),
  file: z.int().nullable().describe('The file; null when the pin is about the whole proof'),
  page: z.int().nullable(),
  x: z.number().nullable().describe('Millimetres from the left of the trimmed page'),
  y: z.number().nullable(),
  text: z.string(),
  answer: Text.describe('The answer of the artwork desk: what was done about it'),
})

const Proof = z
  .strictObject({
    number: z.int(),
    state: z.enum(PROOF_STATES),
    hash: z.string().describe('SHA-256 over its files, in hexadecimal'),
    isOfNewFile: z.boolean().describe('Whether it is of a file that the customer sent after the previous proof'),
    message: Text.describe('A message from the artwork desk'),
    decidedAt: Instant.nullable(),
    signedBy: Text,
    pages: z.array(ProofPage),
    pins: z.array(Pin),
    fixes: z.array(z.enum(FIXES)).describe('What a program fixed in the files since the customer sent them'),
    read: z.array(z.strictObject({ text: z.string(), isArabic: z.boolean() })).describe('The text read from the file'),
  })
  .meta({ id: 'PrintProof' })

export const ProofView = z
  .strictObject({
    order: z.int(),
    name: z.string(),
    quantity: z.int(),
    facts: z.array(z.strictObject({ label: z.string(), value: z.string() })).describe('The chosen options'),
    city: Text.describe('The city of delivery; null for pick-up'),
    proof: Proof.nullable().describe('The newest proof; null while there is none'),
    previous: Proof.nullable().describe('The previous proof, of which changes were requested'),
    blankFaces: z.array(BlankFace).describe('Faces that are left blank, because the files have no page for them'),
    ground: Ground,
    isSeenOnProduct: z
      .boolean()
      .describe('Whether there are photos of the product to lay the proof on (GET /proofs/{token}/product)'),
    words: z.string().describe('The sentence that is agreed to'),
    clock: z
      .strictObject({ approveBy: Instant, ready: z.iso.date(), otherwise: z.iso.date() })
      .nullable()
      .describe('Until when an approval keeps the ready-by date, and the date for a later one'),
    readyBy: z.iso.date().describe('The ready-by date of the order'),
    contact: z
      .strictObject({ phone: z.string(), email: z.string().nullable() })
      .describe('Where a code is sent, masked; null for a customer who gave no e-mail address'),
    waitsFor: z
      .enum(['FILE', 'CHANGE'])
      .nullable()
      .describe('What the shop waits for. FILE: the first file. CHANGE: another file. Null: no file'),
    question: Text.describe('What the artwork desk asks for, as it was written'),
    files: z.array(z.string()).describe('Names of the files that the line is printed from now'),
    takesFile: z.boolean().describe('Whether a file can be uploaded by the link, to replace one of these'),
    isOwner: z.boolean().describe('Whether the customer of the order is signed in: no code is needed then'),
  })
  .meta({ id: 'ProofView' })

export type ProofView = z.infer<typeof ProofView>

export const ProofAnswer = success(ProofView)

/** What a proof is laid on to be seen on its product. */
export const ProofProductAnswer = success(
  z
    .strictObject({
      faces: z.array(FaceView).describe('The sides of the product, by which pages are placed'),
      shots: z.array(ShotView).describe('Photos of the product that the pages are composited onto'),
      colour: Ground,
    })
    .meta({ id: 'ProofProduct' }),
)

/** A link's token; whatever is none is answered like one that is over. */
export const ProofToken = z.strictObject({ token: z.string().min(1).max(100) })

export const ProofCodeForm = z.strictObject({ contact: z.enum(['phone', 'email']) })

const ProofNumber = z.int().min(1).max(10_000)
const MAX_NAME = 130

export const ProofApprovalForm = z.strictObject({
  proof: ProofNumber,
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  name: requiredText({ maxLength: MAX_NAME }, 'required'),
  contact: z.enum(['phone', 'email']).default('phone').describe('Where the code was sent'),
  otp: codeField().optional().describe('Not needed by the signed-in customer of the order'),
})

const place = z.strictObject({
  file: z.int().min(0).max(9),
  page: z.int().min(1).max(200),
  x: z.number().min(-100).max(20_000),
  y: z.number().min(-100).max(20_000),
})

export const MAX_PINS = 30

const CHANGE_TEXT = { maxLength: 500, multiline: true } as const

const PinForms = z
  .array(
    z.strictObject({
      text: requiredText(CHANGE_TEXT, 'required'),
      place: place.nullable().default(null).describe('Null for a change that is about all of it'),
    }),
  )
  .max(MAX_PINS)

export const ProofChangesForm = z.strictObject({ proof: ProofNumber, pins: PinForms.min(1) })

/** A file by a link, as the fields of a form: all of them text. A page without script asks for one change in `text`. */
export const LinkFileFields = z.strictObject({
  proof: optionalField(wholeNumberFrom, 'invalid', { pattern: '^[0-9]{1,5}$' })
    .pipe(ProofNumber.optional())
    .describe('The proof that it answers, if one waits for an answer'),
  position: optionalField(wholeNumberFrom, 'invalid', { pattern: '^[0-9]$' })
    .pipe(z.int().min(0).max(9).optional())
    .describe('The place of the file that it replaces, from 0'),
  text: optionalText(CHANGE_TEXT).describe('Other requested changes'),
  pins: optionalField(readJson, 'invalid', { contentMediaType: 'application/json' })
    .pipe(PinForms.optional())
    .describe('The same with places, as JSON'),
})

export const LinkFileForm = LinkFileFields.extend({
  attachments: z
    .string()
    .meta({ format: 'binary' })
    .optional()
    .describe('The file, judged by its content: at most 25 MB. Without one only the changes are asked for'),
})

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

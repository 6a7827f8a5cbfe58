import type { Db } from '#db/connection.ts'
import { answerByNow } from '#domain/artwork/artwork-clock.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { maskIdentifier } from '#domain/customers/mask-identifier.ts'
import type { Language } from '#domain/language.ts'
import { pageGround } from '#domain/preview/ground.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import { specOfLine } from '../../artwork/print-spec/line-grounds.ts'
import { findBlankFaces, type BlankFace } from '../line-faces.repository.ts'
import { isBeingMade } from '../proof-line.repository.ts'
import type { ProofLine } from '../proof-line.repository.ts'
import { findProofGoods, findVisibleProofs } from '../proof-reader.repository.ts'
import type { ProofDetails, ProofGoods } from '../proof-reader.repository.ts'
import { signOffWords } from '../self-approval/sign-off-words.ts'
import { filesOfLink } from './link-files.service.ts'

interface ProofViewParts {
  readonly db: Db
  readonly policy: () => ShopPolicy
  readonly now: () => Date
}

/** What a link shows: the newest proof, and the one before it to compare. */
export type ProofView = {
  readonly line: ProofLine
  readonly goods: ProofGoods
  readonly proof: ProofDetails | undefined
  readonly previous: ProofDetails | undefined
  /** What stays unprinted, as the files are now. */
  readonly blankFaces: readonly BlankFace[]
  /** The ordered colour that the design lies on, as #rrggbb; null on white. */
  readonly ground: string | null
  /** There are pictures of the product to lay it on. */
  readonly isSeenOnProduct: boolean
  readonly words: string
  readonly clock: ProofClock | undefined
  readonly contact: { readonly phone: string; readonly email: string | null }
  readonly isOwner: boolean
  /** The names of the files that it is printed from, and whether the link takes another one in the place of one of them. */
  readonly files: { readonly names: readonly string[]; readonly isOpen: boolean }
}

/** Until when an approval keeps the day, and the day that comes of a later one. */
type ProofClock = { readonly approveBy: Date; readonly ready: IsoDate; readonly otherwise: IsoDate }

/** What a line's link shows now, to a visitor or to the customer who is signed in. */
export async function viewOf(
  { db, policy, now }: ProofViewParts,
  line: ProofLine,
  language: Language,
  customerId: string | undefined,
): Promise<ProofView> {
  const [goods, proofs, files, blankFaces, product] = await Promise.all([
    findProofGoods(db, line.id),
    findVisibleProofs(db, line.id),
    filesOfLink(db, line),
    findBlankFaces(db, line.id),
    specOfLine(db, line.id),
  ])
  const [proof] = proofs
  const previous = proofs.find(({ state }, index) => index > 0 && state === 'CHANGES_ASKED')
  return {
    line,
    goods,
    proof,
    previous,
    blankFaces,
    ground: (product && pageGround(product)) ?? null,
    isSeenOnProduct: (product?.shots.length ?? 0) > 0,
    words: signOffWords(language, line.quantity),
    clock: proof?.state === 'SENT' && isBeingMade(line) ? clockOf(line, policy(), now()) : undefined,
    contact: {
      phone: maskIdentifier(line.contact_phone),
      email: line.contact_email && maskIdentifier(line.contact_email),
    },
    isOwner: customerId !== undefined && customerId === line.customer_id,
    files,
  }
}

function clockOf(line: ProofLine, calendar: ShopPolicy, now: Date): ProofClock {
  const { production_days: productionDays, urgent, ready_by: readyBy } = line
  const { sendBy, ready, otherwise } = answerByNow(now, { productionDays, urgent, readyBy }, calendar)
  return { approveBy: sendBy, ready, otherwise }
}

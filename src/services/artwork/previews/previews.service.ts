import { createHash } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { chosenGround } from '#domain/preview/ground.ts'
import type { Shot } from '#domain/preview/shot.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { MediaWorkers } from '#integrations/media/media-workers.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { findPicture, findVersions, type VersionRow } from '../files/artwork.repository.ts'
import { specsOf, type ConfiguredVariant, type DigestedSpec, type SpecError } from '../print-spec/print-specs.ts'
import { designFaces, type DesignFace } from './design-faces.ts'
import type { PageFinishesService } from './page-finishes.service.ts'
import { findLineDesign, findPreviewKey, findPreviews, showLine } from './preview.repository.ts'
import type { DesignFile } from './preview.repository.ts'
import { storePicture } from './stored-picture.ts'

/** A configured product with the files of one design. */
export type Design = Pick<ConfiguredVariant, 'variantId' | 'features'> & { readonly files: readonly DesignFile[] }

/** The picture of a design, once there is one; `isComing` while a file is still being opened, or others are drawn first. */
export type DesignPreview = { readonly id: string | null; readonly isComing: boolean }

export type PreviewError = SpecError | { readonly code: 'artwork/unknown' }

export interface PreviewParts {
  readonly db: Db
  readonly storage: FileStorage
  /** Draws pictures in processes of their own. */
  readonly media: Pick<MediaWorkers, 'run'>
  /** Draws pages without their finishes, and these. */
  readonly finishes: PageFinishesService
}

export type PreviewsService = ReturnType<typeof createPreviewsService>

/** Part of the digest of a picture: another way of drawing makes other pictures. */
const DRAWN_SINCE = 2

/** Pictures that are drawn for one call; the others by the next ones. */
const MOST_DRAWN = 6

/** Pictures of products with customers' artwork on them: each is drawn once and stored privately. */
export const createPreviewsService = (parts: PreviewParts) => {
  const { db, storage } = parts

  /**
   * The pictures of an owner's designs, in their order, by as many statements as of one. A few that are missing are drawn; of
   * the others it is said that they are coming. Errors: a file that is not theirs, and those of the specification.
   */
  const makeAll = async (
    owner: ArtworkOwner,
    designs: readonly Design[],
  ): Promise<readonly Result<DesignPreview, PreviewError>[]> => {
    const ids = new Set(designs.flatMap(({ files }) => files.map(({ versionId }) => versionId)))
    const [specs, versions] = await Promise.all([specsOf(db, designs), findVersions(db, owner, [...ids])])
    const plans = designs.map(({ files }, index) => planOf(specs[index], files, versions))
    const digests = plans.flatMap((plan) => (plan.ok && plan.value.digest ? [plan.value.digest] : []))
    const found = await findPreviews(db, digests)
    let left = MOST_DRAWN
    const answers = plans.map(async (plan): Promise<Result<DesignPreview, PreviewError>> => {
      if (!plan.ok) return plan
      const { digest, drawing, isComing } = plan.value
      if (!digest) return ok({ id: null, isComing })
      const known = found.get(digest.toString('hex'))
      if (known) return ok({ id: known.id, isComing: false })
      left -= 1
      if (left < 0) return ok({ id: null, isComing: true })
      const bytes = await drawn(parts, owner, drawing)
      const versionIds = drawing.files.map(({ versionId }) => versionId)
      const stored = bytes && (await storePicture(parts, { digest, versionIds, bytes }))
      return ok({ id: stored?.id ?? null, isComing: false })
    })
    return Promise.all(answers)
  }

  /** The same of one design. */
  const make = async (owner: ArtworkOwner, design: Design): Promise<Result<DesignPreview, PreviewError>> => {
    const [made] = await makeAll(owner, [design])
    if (!made) throw new Error('a design was not answered')
    return made
  }

  return {
    make,
    makeAll,

    /** A picture that was drawn of an owner's files, a JPEG. */
    read: async (owner: ArtworkOwner, id: string): Promise<Buffer | undefined> => {
      const key = await findPreviewKey(db, owner, id)
      return key === undefined ? undefined : storage.read('private', key)
    },

    /** Has a line of an order shown with its first design. */
    showLine: async (lineId: number): Promise<void> => {
      const found = await findLineDesign(db, lineId)
      if (!found) return
      const { customer_id: customerId, variant_id: variantId, features, files } = found
      const made = await make({ kind: 'CUSTOMER', customerId }, { variantId, features, files })
      if (made.ok && made.value.id !== null) await showLine(db, lineId, made.value.id)
    },
  }
}

const isOnItsWay = ({ state }: VersionRow): boolean => state === 'RECEIVED' || state === 'OPENING'

/** What is to be drawn of a design, under which digest; neither while a file is still being opened, and of one without a picture. */
type Plan =
  | { readonly digest: Buffer; readonly drawing: Drawing & Pick<Design, 'files'>; readonly isComing: false }
  | { readonly digest?: undefined; readonly drawing?: undefined; readonly isComing: boolean }

function planOf(
  specified: Result<DigestedSpec, SpecError> | undefined,
  files: Design['files'],
  versions: readonly VersionRow[],
): Result<Plan, PreviewError> {
  const known = files.flatMap(({ versionId, face }) => {
    const version = versions.find(({ id }) => id === versionId)
    return version ? [{ version, face }] : []
  })
  if (known.length < files.length || !specified) return err({ code: 'artwork/unknown' })
  if (!specified.ok) return specified
  if (known.some(({ version }) => isOnItsWay(version))) return ok({ isComing: true })
  const faces = designFaces(specified.value, known)
  if (faces.length === 0) return ok({ isComing: false })
  const [shot = null] = specified.value.shots
  const ground = chosenGround(specified.value.colours)
  const digest = digestOf({ since: DRAWN_SINCE, shot: shot && [shot.code, shot.version], faces, ground })
  return ok({ digest, drawing: { shot, faces, ground, files }, isComing: false })
}

const digestOf = (seen: object): Buffer => createHash('sha256').update(JSON.stringify(seen)).digest()

type Drawing = {
  readonly shot: Shot | null
  readonly faces: readonly DesignFace[]
  /** The colour that the product is ordered in, where the design lies on it. */
  readonly ground: string | undefined
}

/** Draws a design; undefined when a picture of a page is gone, its finishes were not drawn this time, or every process is busy. */
async function drawn(parts: PreviewParts, owner: ArtworkOwner, { shot, faces, ground }: Drawing) {
  const { media } = parts
  const read = await Promise.all(
    faces.map(async ({ versionId, page, finishes, ...face }) => {
      const apart = finishes && (await parts.finishes.of(owner, versionId, page, finishes.layers))
      // The picture without them would be stored as that of the design.
      if (apart?.ok === false && apart.error.code === 'plates/failed') return undefined
      if (finishes && apart?.ok) {
        const { picture, plates } = apart.value
        return { ...face, picture, finishes: { metal: finishes.metal, plates } }
      }
      const picture = await pictureOf(parts, owner, versionId, page)
      return picture && { ...face, picture }
    }),
  )
  const pages = read.filter((face) => face !== undefined)
  if (pages.length < faces.length) return undefined
  const answer = await media.run({ kind: 'draw-product', shot, faces: pages, ground })
  return answer.ok ? answer.value : undefined
}

/** The picture of a page of an owner's file; undefined when there is none. */
export async function pictureOf({ db, storage }: PreviewParts, owner: ArtworkOwner, versionId: string, page: number) {
  const key = await findPicture(db, owner, versionId, page)
  return key === undefined ? undefined : storage.read('private', key)
}

import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#db/connection.ts'
import type { Result } from '#domain/result.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { addFile } from '../../artwork/files/add-file.ts'
import type { OpeningsService } from '../../artwork/opening/openings.service.ts'
import type { OrderFilesService } from '../../artwork/lines/order-files.service.ts'
import type { PreviewsService } from '../../artwork/previews/previews.service.ts'
import type { JobMoves, Worker } from '../../production/job-moves.service.ts'
import type { CustomerProofs } from '../links/customer-proofs.service.ts'
import type { DeskProofs } from '../desk/desk-proofs.service.ts'
import type { ReleaseLine } from '../desk/release-line.ts'
import { findProofLine } from '../proof-line.repository.ts'
import { findLiveProof } from '../proof.repository.ts'
import { demoAddress } from '../../staff/demo/demo-people.ts'
import { authorByEmail } from '../../staff/staff-author.ts'
import { ARTWORK_SCENES, type SceneStep } from './artwork-scenes.ts'
import {
  awaitFile,
  findJobs,
  findSceneLine,
  passMessages,
  passTime,
  type SceneLine,
} from './artwork-scenes.repository.ts'

/** What the lines of the demo go through: the services of the shop. */
export interface DemoArtworkParts {
  readonly db: Db
  readonly storage: FileStorage
  /** Where the files of the demo's customers lie. */
  readonly folder: string
  readonly openings: Pick<OpeningsService, 'open'>
  readonly orderFiles: Pick<OrderFilesService, 'set'>
  readonly previews: Pick<PreviewsService, 'showLine'>
  readonly desk: Pick<DeskProofs, 'sendProof' | 'takeDesign'>
  readonly proofs: Pick<CustomerProofs, 'askForChanges' | 'approve'>
  readonly release: ReleaseLine
  readonly moves: Pick<JobMoves, 'move'>
  readonly now: Date
}

/** Brings lines of the demo into every state of the artwork desk; a scene without a fitting line is left out. */
export async function addDemoArtwork(parts: DemoArtworkParts): Promise<void> {
  const person = await authorByEmail(parts.db, demoAddress('owner'))
  const designer = await authorByEmail(parts.db, demoAddress('prepress'))
  if (!person || !designer) throw new Error('the artwork of the demo is added after its staff')
  const lines: SceneLine[] = []
  for (const scene of ARTWORK_SCENES) {
    const line = await findSceneLine(parts.db, scene)
    if (!line) continue
    lines.push(line)
    await play({ parts, person, designer, line, token: '' }, scene.steps)
  }
  // Most are drawn already since their file came.
  for (const { id } of lines) await parts.previews.showLine(id)
  for (const { order_id: id } of lines) await passMessages(parts.db, id)
}

type Stage = {
  readonly parts: DemoArtworkParts
  readonly person: Worker
  readonly designer: Worker
  readonly line: SceneLine
  /** Of the link to the last proof. */
  readonly token: string
}

async function play(stage: Stage, steps: readonly SceneStep[]): Promise<void> {
  const { db } = stage.parts
  let { token } = stage
  for (const [index, step] of steps.entries()) {
    token = (await take({ ...stage, token }, step)) ?? token
    const hours = step.ago - (steps[index + 1]?.ago ?? 0)
    await db.transaction().execute((tx) => passTime(tx, stage.line, hours))
  }
}

/** Does one step; answers the token of a proof that was sent. */
async function take(stage: Stage, step: SceneStep): Promise<string | undefined> {
  const { parts, line, person, designer, token } = stage
  switch (step.what) {
    case 'AWAIT':
    case 'DESIGN':
      await awaitFile(parts.db, line.id, step.what === 'DESIGN')
      return undefined
    case 'TAKE':
      done(await parts.desk.takeDesign(designer, await seen(stage)))
      return undefined
    case 'SEND':
      await send(stage, step)
      return undefined
    case 'PROOF': {
      const { link } = done(
        await parts.desk.sendProof(designer, await seen(stage), { message: step.message, answers: [] }),
      )
      return new URL(link).pathname.split('/').at(-1)
    }
    case 'CHANGES': {
      const { number } = await liveProof(stage)
      done(await parts.proofs.askForChanges(token, { proof: number, pins: step.pins }))
      return undefined
    }
    case 'APPROVE':
      await approve(stage)
      return undefined
    case 'RELEASE':
      done(await parts.release(person, line))
      return undefined
    case 'START':
      for (const { code, station_id: station } of await findJobs(parts.db, line.id))
        done(await parts.moves.move(person, code, { move: 'start', station }))
      return undefined
  }
}

async function send({ parts, line }: Stage, { file, name }: Extract<SceneStep, { what: 'SEND' }>): Promise<void> {
  const { db, storage, openings, orderFiles } = parts
  const owner = { kind: 'CUSTOMER', customerId: line.customer_id } as const
  const spooled = done(await storage.spool(createReadStream(join(parts.folder, file))))
  // It is opened here and now: no job is left for it.
  const added = await addFile(
    { db, storage, queue: { enqueue: async () => undefined }, now: () => parts.now },
    owner,
    { id: randomUUID(), label: name, spooled },
    async () => [],
  )
  const version = done(added)
  if (version === undefined) throw new Error(`the demo's file ${file} was not stored`)
  await openings.open(version)
  const place = { orderId: line.order_id, position: line.position }
  done(await orderFiles.set(line.customer_id, { ...place, ids: [version], layout: { faces: [], pieces: [] } }))
}

async function approve(stage: Stage): Promise<void> {
  const { parts, line, token } = stage
  const { number, hash } = await liveProof(stage)
  const reader = { browser: '', customerId: line.customer_id }
  const { contact_name: name, language } = line
  const approval = {
    proof: number,
    hash: hash.toString('hex'),
    name,
    code: undefined,
    contact: 'phone',
    language,
  } as const
  done(await parts.proofs.approve(token, reader, approval))
}

/** A line in the version that it has now. */
async function seen({ parts, line: { id, number, position } }: Stage) {
  const line = await findProofLine(parts.db, id)
  if (!line) throw new Error('a line of the demo is not at the artwork desk')
  return { number, position, version: line.version }
}

async function liveProof({ parts, line }: Stage) {
  const proof = await findLiveProof(parts.db, line.id)
  if (!proof) throw new Error('a line of the demo has no proof')
  return proof
}

/** The value of what the shop's own services do for the demo; a refusal is a mistake of the demo. */
function done<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (!result.ok) throw new Error(`the artwork of the demo was refused: ${result.error.code}`)
  return result.value
}

import { z } from 'zod'
import { PrivateId } from '#contract/envelope.ts'
import { ProofLinkAnswer, ProofLinkForm } from '#contract/artwork/order-files.ts'
import { OwnApprovalForm, OwnApprovalsAnswer } from '#contract/proofs/own-approval.ts'
import { err } from '#domain/result.ts'
import type { SelfSignOffError } from '#services/proofs/self-approval/self-approval.ts'
import { forCustomer } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema } from '../forms/customer-schema.ts'
import { notFound, Refusal } from '../refusal.ts'
import { route } from '../route.ts'
import { presentOwnApproval } from './own-approval.presenter.ts'
import type { ProofServices } from './proof-services.ts'

const ID = { params: z.strictObject({ id: PrivateId }) }
const OWN = forCustomer('order')
const PATH = '/carts/profile/:id/approvals'

/** Approvals of products whose preview is enough: the customer ticks what is printed, and no proof is sent. */
export function ownApprovalRoutes(api: ApiServer, { own }: Pick<ProofServices, 'own'>): void {
  const read = {
    ...customerSchema('orders', 'List the lines that wait for the customer’s approval', OwnApprovalsAnswer),
    ...ID,
  }
  route(api, { method: 'GET', path: PATH, access: OWN, schema: read }, async ({ params, actor, language }) => {
    const lines = await own.waiting(actor.customerId, params.id, language)
    return lines ? lines.map(presentOwnApproval) : err(notFound('order'))
  })
  const approve = {
    ...customerSchema('orders', 'Approve a line for printing', OwnApprovalsAnswer),
    ...ID,
    body: OwnApprovalForm,
  }
  route(
    api,
    { method: 'POST', path: PATH, access: OWN, schema: approve },
    async ({ params, body: { position, artworkIds: versionIds, faces: ticked }, actor, language }) => {
      const faces = ticked.map(({ artworkId: versionId, page }) => ({ versionId, page }))
      const approval = { orderId: params.id, position, versionIds, faces, language }
      const done = await own.approve(actor.customerId, approval)
      if (!done.ok) return err(refusalOf(done.error))
      return ((await own.waiting(actor.customerId, params.id, language)) ?? []).map(presentOwnApproval)
    },
  )
}

/** A link to the proof of a line for its customer, whose mails have links that are stored as hashes. */
export function proofLinkRoute(api: ApiServer, { own }: Pick<ProofServices, 'own'>): void {
  const schema = {
    ...customerSchema(
      'orders',
      'Create a new review link to the proof that waits for the customer’s answer',
      ProofLinkAnswer,
    ),
    ...ID,
    body: ProofLinkForm,
  }
  route(
    api,
    { method: 'POST', path: '/carts/profile/:id/proof-links', access: OWN, schema },
    async ({ params, body: { position }, actor, language }) => {
      const token = await own.linkToProof(actor.customerId, { orderId: params.id, position })
      return token.ok ? { path: `/${language}/proof/${token.value}` } : err(refusalOf(token.error))
    },
  )
}

function refusalOf({ code }: SelfSignOffError): Refusal {
  switch (code) {
    case 'proofs/unknown':
      return notFound('order')
    case 'proofs/closed':
      return new Refusal('PROOF_CLOSED')
    case 'proofs/faces-not-ticked':
      return new Refusal('FACES_NOT_TICKED')
    case 'proofs/open-findings':
      return new Refusal('ARTWORK_TO_CHANGE')
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { CodeSentAnswer, DoneAnswer } from '#contract/customers/sign-in.ts'
import {
  ProofAnswer,
  ProofApprovalForm,
  ProofChangesForm,
  ProofCodeForm,
  ProofProductAnswer,
  ProofToken,
} from '#contract/proofs/proof.ts'
import { LANGUAGES } from '#domain/language.ts'
import { err } from '#domain/result.ts'
import { PUBLIC } from '../access.ts'
import { bearerOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { createCookies } from '../customers/cookies.ts'
import type { CustomerServices } from '../customers/customer-services.ts'
import { codeRefusal } from '../customers/customer-refusals.ts'
import { codeSent } from '../customers/sign-in.routes.ts'
import { customerForm, customerSchema } from '../forms/customer-schema.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { fileAnswer, paperHeaders } from '../paper-headers.ts'
import { refuseOtherSites } from '../own-pages.ts'
import { notFound, Refusal } from '../refusal.ts'
import { route, withMessage } from '../route.ts'
import { ownApprovalRoutes, proofLinkRoute } from './own-approval.routes.ts'
import { linkFileRoute } from './link-file.routes.ts'
import { pinOf } from './pin-of.ts'
import { presentProduct, presentProof } from './proof.presenter.ts'
import type { ProofServices } from './proof-services.ts'

type Parts = ProofServices & { readonly sessions: CustomerServices['sessions']; readonly publicUrl: string }

const TOKEN = { params: ProofToken }

/** Print proofs by their links, without signing in. Reading decides nothing, however often a program opens a link. */
export async function proofRoutes(api: ApiServer, parts: Parts): Promise<void> {
  await api.register(async (scope: ApiServer) => {
    scope.addHook('onRequest', refuseOtherSites(parts.publicUrl))
    readRoutes(scope, parts)
    productRoute(scope, parts)
    paperRoute(scope, parts)
    answerRoutes(scope, parts)
    const noSuch = (request: FastifyRequest) => noSuchProof(parts, request)
    await scope.register(async (forms: ApiServer) => linkFileRoute(forms, { ...parts, noSuchProof: noSuch }))
  })
  ownApprovalRoutes(api, parts)
  proofLinkRoute(api, parts)
}

/** The same answer for every link that is none, counted so that guessing ends. */
async function noSuchProof({ limits }: Parts, request: FastifyRequest): Promise<Refusal> {
  await takeLimit(limits, 'proof-guess', request)
  return notFound('page')
}

const customerOf = async ({ sessions }: Parts, request: FastifyRequest): Promise<string | undefined> => {
  const token = bearerOf(request)
  return token === undefined ? undefined : (await sessions.read(token))?.customerId
}

function readRoutes(scope: ApiServer, parts: Parts): void {
  const { proofs } = parts
  const one = { ...customerSchema('artwork', 'Get a print proof, by its review link', ProofAnswer), ...TOKEN }
  route(
    scope,
    { method: 'GET', path: '/proofs/:token', access: PUBLIC, schema: one },
    async ({ params: { token }, language, request, reply }) => {
      reply.header('cache-control', 'no-store')
      const view = await proofs.read(token, language, await customerOf(parts, request))
      return view ? presentProof(view, language) : err(await noSuchProof(parts, request))
    },
  )
  const picture = {
    tags: ['artwork'],
    summary: 'Get the picture of a page of a print proof',
    querystring: z.strictObject({}),
    params: ProofToken.extend({
      proof: z.coerce.number().int().min(1).max(10_000),
      file: z.coerce.number().int().min(0).max(9),
      page: z.coerce.number().int().min(1).max(200),
    }),
    response: fileAnswer('image/webp'),
  }
  route(
    scope,
    { method: 'GET', path: '/proofs/:token/pages/:proof/:file/:page', access: PUBLIC, schema: picture },
    async ({ params: { token, ...page }, request, reply }) => {
      const bytes = await proofs.picture(token, page)
      if (!bytes) return err(await noSuchProof(parts, request))
      return reply.headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' }).send(bytes)
    },
  )
}

function productRoute(scope: ApiServer, parts: Parts): void {
  const product = {
    ...customerSchema('artwork', 'Get photos of the product to lay a print proof on', ProofProductAnswer),
    ...TOKEN,
  }
  route(
    scope,
    { method: 'GET', path: '/proofs/:token/product', access: PUBLIC, schema: product },
    async ({ params: { token }, request, reply }) => {
      reply.header('cache-control', 'no-store')
      const found = await parts.proofs.product(token)
      return found ? presentProduct(found) : err(await noSuchProof(parts, request))
    },
  )
}

function paperRoute(scope: ApiServer, parts: Parts): void {
  const { proofs, limits } = parts
  const paper = {
    tags: ['artwork'],
    summary: 'Download the newest print proof as a PDF',
    querystring: z.strictObject({ lang: z.enum(LANGUAGES).optional().describe('The language of the document') }),
    params: ProofToken,
    response: fileAnswer('application/pdf'),
  }
  route(
    scope,
    { method: 'GET', path: '/proofs/:token/paper', access: PUBLIC, schema: paper },
    async ({ params: { token }, query: { lang }, language, request, reply }) => {
      await takeLimit(limits, 'proof-paper', request)
      const made = await proofs.paper(token, lang ?? language)
      if (!made.ok)
        return err(made.error.code === 'document/busy' ? new Refusal('UNAVAILABLE') : await noSuchProof(parts, request))
      return reply
        .headers({ ...paperHeaders('application/pdf', 'proof.pdf'), 'cache-control': 'no-store' })
        .send(made.value)
    },
  )
}

function answerRoutes(scope: ApiServer, parts: Parts): void {
  const { proofs, limits, publicUrl } = parts
  const cookies = createCookies(publicUrl.startsWith('https:'))
  const browserOf = (request: FastifyRequest, reply: FastifyReply) => cookies.nameBrowser(request, reply)

  const code = {
    ...customerForm('artwork', 'Send the code for approving a print proof', ProofCodeForm, CodeSentAnswer),
    ...TOKEN,
  }
  route(
    scope,
    { method: 'POST', path: '/proofs/:token/code', access: PUBLIC, schema: code },
    async ({ params: { token }, body, language, request, reply }) => {
      const asker = { browser: browserOf(request, reply), ip: request.ip, language }
      const sent = await proofs.sendCode(token, body.contact, asker)
      if (!sent.ok && sent.error.code === 'proofs/unknown') return err(await noSuchProof(parts, request))
      if (!sent.ok && sent.error.code === 'proofs/closed') return err(new Refusal('PROOF_CLOSED'))
      return codeSent(sent as Parameters<typeof codeSent>[0])
    },
  )
  const approval = { ...customerForm('artwork', 'Approve a print proof', ProofApprovalForm, DoneAnswer), ...TOKEN }
  route(
    scope,
    { method: 'POST', path: '/proofs/:token/approval', access: PUBLIC, schema: approval },
    async ({ params: { token }, body: { otp, ...approved }, language, request, reply }) => {
      await takeLimit(limits, 'code-check', request)
      const reader = { browser: browserOf(request, reply), customerId: await customerOf(parts, request) }
      const done = await proofs.approve(token, reader, { ...approved, code: otp, language })
      return done.ok ? withMessage('done') : err(await answerRefusal(parts, request, done.error))
    },
  )
  const changes = {
    ...customerForm('artwork', 'Request changes to a print proof', ProofChangesForm, DoneAnswer),
    ...TOKEN,
  }
  route(
    scope,
    { method: 'POST', path: '/proofs/:token/changes', access: PUBLIC, schema: changes },
    async ({ params: { token }, body: { proof, pins }, request }) => {
      const done = await proofs.askForChanges(token, { proof, pins: pins.map(pinOf) })
      return done.ok ? withMessage('done') : err(await answerRefusal(parts, request, done.error))
    },
  )
}

type AnswerError =
  | { readonly code: 'proofs/unknown' | 'proofs/closed' }
  | { readonly code: 'codes/wrong'; readonly triesLeft: number }

const answerRefusal = async (parts: Parts, request: FastifyRequest, error: AnswerError): Promise<Refusal> => {
  if (error.code === 'proofs/unknown') return noSuchProof(parts, request)
  return error.code === 'codes/wrong' ? codeRefusal(error) : new Refusal('PROOF_CLOSED')
}

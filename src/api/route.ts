import type { FastifyContextConfig, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { SuccessCode } from '#contract/messages/api-messages.ts'
import type { Language } from '#domain/language.ts'
import type { Result } from '#domain/result.ts'
import type { Actor } from '#services/sessions/session.service.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import type { Access } from './access.ts'
import { actorOf } from './actor.ts'
import type { ApiServer } from './api-server.ts'
import { Refusal } from './refusal.ts'
import { languageOf } from './request-language.ts'
import { staffOf } from './office/staff-actor.ts'
import { repeatLostRead } from './http/repeated-read.ts'
import { sendText, succeed, succeedWithText } from './success.ts'
import type { uncheckedText } from './success.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A call of the API: where it is, who may make it, what it takes and answers. */
type Call<Schema, Who extends Access> = {
  readonly method: Method
  readonly path: string
  readonly access: Who
  readonly schema: Schema
  /** Bytes of the body at most, where the server's limit does not fit. */
  readonly bodyLimit?: number
  /** Writes the answer without a look at its schema, where calls are many. */
  readonly serializerCompiler?: typeof uncheckedText
  readonly config?: FastifyContextConfig
}

type Parsed<Schema, Part extends string> =
  Schema extends Readonly<Record<Part, infer Type extends z.ZodType>> ? z.output<Type> : undefined

/** What a handler is given: the parts of the request as their schemas parsed them, and who asks in which language. */
type RouteInput<Schema, Who extends Access> = {
  readonly body: Parsed<Schema, 'body'>
  readonly params: Parsed<Schema, 'params'>
  readonly query: Parsed<Schema, 'querystring'>
  /** The customer of a call for customers; undefined where the answer itself checks the session, and for anybody. */
  readonly actor: Who extends { auth: 'customer'; session?: never } ? Actor : undefined
  /** Who makes a call of the office, and what they may do. */
  readonly staff: Who extends { auth: 'staff' } ? StaffActor : undefined
  readonly language: Language
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type AnswerOf<Schema> = Schema extends { readonly response: infer Answers }
  ? {
      [Status in keyof Answers]: Status extends 200 | 201 | 202
        ? Answers[Status] extends z.ZodType
          ? z.input<Answers[Status]>
          : unknown
        : never
    }[keyof Answers]
  : unknown
type DataOf<Schema> = AnswerOf<Schema> extends { readonly data: infer Data } ? Data : unknown

type Sendable<Data> = Data | WithMessage<Data> | JsonText | FastifyReply
/** What a handler returns: data, a refusal as a failed result, or what it has sent itself. */
type Handled<Data> = Sendable<Data> | Result<Sendable<Data>, Refusal>

/** Data with the sentence that goes with it, and with more of the envelope. */
class WithMessage<Data> {
  readonly data: Data
  readonly code: SuccessCode
  readonly more: object

  constructor(data: Data, code: SuccessCode, more: object = {}) {
    this.data = data
    this.code = code
    this.more = more
  }
}

/** Data that is JSON text already. */
class JsonText {
  readonly text: string | Buffer
  readonly more: Readonly<Record<string, unknown>>

  constructor(text: string | Buffer, more: Readonly<Record<string, unknown>>) {
    this.text = text
    this.more = more
  }
}

/** The answer of a call that worked, with a sentence of its own. */
export function withMessage(code: SuccessCode): WithMessage<null>
export function withMessage<Data>(code: SuccessCode, data: Data): WithMessage<Data>
export function withMessage(code: SuccessCode, data: unknown = null): WithMessage<unknown> {
  return new WithMessage(data, code)
}

/** The answer of a list: its rows, and where its page stands. */
export const listed = <Data>(data: Data, meta: object): WithMessage<Data> => new WithMessage(data, 'done', { meta })

/**
 * An answer around data that is JSON text already, or its bytes, with more fields of the envelope if need be. Nothing
 * checks it on the way: it is for the read models, whose texts are checked against the contract where they are made.
 */
export const jsonText = (text: string | Buffer, more: Readonly<Record<string, unknown>> = {}): JsonText =>
  new JsonText(text, more)

/** How the documentation says who may make a call. */
const SECURITY: Readonly<Record<Access['auth'], { readonly security?: readonly Record<string, string[]>[] }>> = {
  public: {},
  entry: {},
  customer: { security: [{ accessToken: [] }] },
  staff: { security: [{ officeSession: [] }] },
}

/** Adds a call to the API: parses what comes in, finds out who asks and in which language, and answers what is returned. */
export function route<const Schema extends FastifySchema, const Who extends Access>(
  api: ApiServer,
  { method, path, access, schema, config, ...limits }: Call<Schema, Who>,
  handle: (given: RouteInput<Schema, Who>) => Promise<Handled<DataOf<Schema>>>,
): void {
  const called: RouteOptions = {
    method,
    url: path,
    schema: { ...schema, ...SECURITY[access.auth] },
    config: { ...config, access },
    ...limits,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const language = languageOf(request.headers['accept-language'])
      const { body, params, query } = request
      const actor = access.auth === 'customer' && access.session !== 'answer' ? actorOf(request) : undefined
      const staff = access.auth === 'staff' ? staffOf(request) : undefined
      const given = { body, params, query, actor, staff, language, request, reply } as unknown as RouteInput<
        Schema,
        Who
      >
      const handled = await (method === 'GET' ? repeatLostRead(() => handle(given)) : handle(given))
      // A reply that a handler returns is a promise of its having been sent.
      return reply.sent ? reply : answer(handled, language, reply)
    },
  }
  api.route(called)
}

function answer(handled: unknown, language: Language, reply: FastifyReply): unknown {
  if (handled instanceof JsonText) return sendText(reply, succeedWithText(language, handled.text, handled.more))
  if (handled instanceof WithMessage) return { ...succeed(language, handled.data, handled.code), ...handled.more }
  if (!isResult(handled)) return succeed(language, handled)
  if (!handled.ok) throw handled.error
  return answer(handled.value, language, reply)
}

const isResult = (handled: unknown): handled is Result<unknown, Refusal> =>
  typeof handled === 'object' &&
  handled !== null &&
  'ok' in handled &&
  (('error' in handled && handled.error instanceof Refusal) || 'value' in handled)

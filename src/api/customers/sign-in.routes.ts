import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  CodeSentAnswer,
  GoogleForm,
  ForgotPasswordForm,
  LoginForm,
  PasswordLoginForm,
  ResendForm,
  ResetPasswordForm,
  DoneAnswer,
  SignedInAnswer,
  VerifyForm,
} from '#contract/customers/sign-in.ts'
import type { Result } from '#domain/result.ts'
import type { CodeRequestError, CodeSent } from '#services/codes/code.service.ts'
import type { Asker } from '#services/sign-in/code-requests.ts'
import type { Arrival, SignedIn } from '#services/sign-in/sign-in.service.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { Refusal } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { succeed } from '../success.ts'
import type { Cookies } from './cookies.ts'
import { codeRefusal, googleRefusal, limitRefusal, sendRefusal } from './customer-refusals.ts'
import { customerForm } from '../forms/customer-schema.ts'
import type { CustomerServices } from './customer-services.ts'

/** Who asks for a code: the browser gets a name, so that only it may show the code. */
export const askerOf = (cookies: Cookies, request: FastifyRequest, reply: FastifyReply): Asker => ({
  browser: cookies.nameBrowser(request, reply),
  ip: request.ip,
  language: languageOf(request.headers['accept-language']),
})

export const arrivalOf = (cookies: Cookies, request: FastifyRequest, reply: FastifyReply): Arrival => ({
  name: cookies.nameBrowser(request, reply),
  userAgent: request.headers['user-agent'] ?? '',
  ip: request.ip,
  language: languageOf(request.headers['accept-language']),
})

/** Answers a request for a code. */
export function codeSent(request: FastifyRequest, sent: Result<CodeSent, CodeRequestError>) {
  if (!sent.ok) throw sendRefusal(sent.error)
  return succeed(languageOf(request.headers['accept-language']), sent.value, 'code_sent')
}

/** Answers who has come in: the access token in the body, the refresh token as a cookie. */
export function cameIn(cookies: Cookies, request: FastifyRequest, reply: FastifyReply, { tokens, isNew }: SignedIn) {
  cookies.setRefreshToken(reply, tokens.refreshToken)
  const { accessToken, accessSeconds: expiresInSeconds } = tokens
  const language = languageOf(request.headers['accept-language'])
  return succeed(language, { accessToken, expiresInSeconds, isNew }, 'verify_account_success')
}

/** Signing in by code, by password and by Google (S407 to S411), and choosing a new password. */
export function signInRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  codeRoutes(api, services, cookies)
  resetRoutes(api, services, cookies)

  const password = customerForm('sign-in', 'Sign in with a password', PasswordLoginForm, SignedInAnswer)
  api.post('/customers/login-password', { schema: password, config: PUBLIC }, async (request, reply) => {
    const { emailOrNumber, password: typed } = request.body
    const by = arrivalOf(cookies, request, reply)
    const signedIn = await services.signIn.signInWithPassword(emailOrNumber, typed, by)
    if (signedIn.ok) return cameIn(cookies, request, reply, signedIn.value)
    throw signedIn.error.code === 'limits/exceeded' ? limitRefusal(signedIn.error) : new Refusal('SIGN_IN_FAILED')
  })

  const google = customerForm('sign-in', 'Sign in with an access token of Google', GoogleForm, SignedInAnswer)
  api.post('/customers/login-google', { schema: google, config: PUBLIC }, async (request, reply) => {
    await takeLimit(services.limits, 'google', request)
    const by = arrivalOf(cookies, request, reply)
    const signedIn = await services.google.signIn(request.body.accessToken, by)
    if (!signedIn.ok) throw googleRefusal(request, signedIn.error)
    return cameIn(cookies, request, reply, signedIn.value)
  })
}

function codeRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const login = customerForm('sign-in', 'Send a code to sign in with', LoginForm, CodeSentAnswer)
  api.post('/customers/login', { schema: login, config: PUBLIC }, async (request, reply) => {
    const asker = askerOf(cookies, request, reply)
    return codeSent(request, await services.signIn.request(request.body.emailOrNumber, asker))
  })

  const resend = customerForm('sign-in', 'Send another code', ResendForm, CodeSentAnswer)
  api.post('/customers/resend-code', { schema: resend, config: PUBLIC }, async (request, reply) => {
    const asker = askerOf(cookies, request, reply)
    return codeSent(request, await services.signIn.resend(request.body.data, asker))
  })

  const verify = customerForm('sign-in', 'Sign in, or finish signing up, with a code', VerifyForm, SignedInAnswer)
  api.post('/customers/verify-otp', { schema: verify, config: PUBLIC }, async (request, reply) => {
    await takeLimit(services.limits, 'code-check', request)
    const by = arrivalOf(cookies, request, reply)
    const signedIn = await services.signIn.verify(request.body.data, request.body.otp, by)
    if (!signedIn.ok) throw codeRefusal(signedIn.error)
    return cameIn(cookies, request, reply, signedIn.value)
  })
}

function resetRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const forgot = customerForm(
    'sign-in',
    'Send a code to choose a new password with',
    ForgotPasswordForm,
    CodeSentAnswer,
  )
  api.post('/customers/forgot-password', { schema: forgot, config: PUBLIC }, async (request, reply) => {
    const asker = askerOf(cookies, request, reply)
    return codeSent(request, await services.signIn.requestReset(request.body.emailOrNumber, asker))
  })

  const reset = customerForm(
    'sign-in',
    'Choose a new password; every device is signed out',
    ResetPasswordForm,
    DoneAnswer,
  )
  api.post('/customers/reset-password', { schema: reset, config: PUBLIC }, async (request, reply) => {
    await takeLimit(services.limits, 'code-check', request)
    const { data, otp, password } = request.body
    const by = { name: cookies.nameBrowser(request, reply), ip: request.ip }
    const done = await services.signIn.resetPassword(data, otp, password, by)
    if (!done.ok) throw codeRefusal(done.error)
    return succeed(languageOf(request.headers['accept-language']), null, 'password_reset')
  })
}

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
import { err, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import type { CodeRequestError, CodeSent } from '#services/codes/code.service.ts'
import type { Asker } from '#services/sign-in/code-requests.ts'
import type { SignInContext, SignedIn } from '#services/sign-in/sign-in.service.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { Refusal } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import type { Cookies } from './cookies.ts'
import { codeRefusal, googleRefusal, limitRefusal, sendRefusal } from './customer-refusals.ts'
import { customerForm } from '../forms/customer-schema.ts'
import { route, withMessage } from '../route.ts'
import type { CustomerServices } from './customer-services.ts'

/** Who requests a code: the browser gets a name, because only the same browser can use the code. */
export const codeRequester = (cookies: Cookies, request: FastifyRequest, reply: FastifyReply): Asker => ({
  browser: cookies.nameBrowser(request, reply),
  ip: request.ip,
  language: languageOf(request.headers['accept-language']),
})

export const signInContext = (cookies: Cookies, request: FastifyRequest, reply: FastifyReply): SignInContext => ({
  name: cookies.nameBrowser(request, reply),
  userAgent: request.headers['user-agent'] ?? '',
  ip: request.ip,
  language: languageOf(request.headers['accept-language']),
})

/** Answers a request for a code. */
export function codeSent(sent: Result<CodeSent, CodeRequestError>) {
  return sent.ok ? ok(withMessage('code_sent', sent.value)) : err(sendRefusal(sent.error))
}

/** Answers a customer who has signed in: the access token in the body, the refresh token as a cookie. */
export function answerSession(cookies: Cookies, reply: FastifyReply, { tokens, isNew }: SignedIn) {
  cookies.refreshToken.set(reply, tokens.refreshToken)
  const { accessToken, accessSeconds: expiresInSeconds } = tokens
  return withMessage('verify_account_success', { accessToken, expiresInSeconds, isNew })
}

/** Signing in by code, by password and by Google (S407 to S411), and choosing a new password. */
export function signInRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  codeRoutes(api, services, cookies)
  resetRoutes(api, services, cookies)

  const password = customerForm('sign-in', 'Sign in with a password', PasswordLoginForm, SignedInAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/login-password', access: PUBLIC, schema: password },
    async ({ body, request, reply }) => {
      const { emailOrNumber, password: typed } = body
      const by = signInContext(cookies, request, reply)
      const signedIn = await services.signIn.signInWithPassword(emailOrNumber, typed, by)
      if (signedIn.ok) return answerSession(cookies, reply, signedIn.value)
      throw signedIn.error.code === 'limits/exceeded' ? limitRefusal(signedIn.error) : new Refusal('SIGN_IN_FAILED')
    },
  )

  const google = customerForm('sign-in', 'Sign in with Google, by its access token', GoogleForm, SignedInAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/login-google', access: PUBLIC, schema: google },
    async ({ body, request, reply }) => {
      await takeLimit(services.limits, 'google', request)
      const by = signInContext(cookies, request, reply)
      const signedIn = await services.google.signIn(body.accessToken, by)
      if (!signedIn.ok) return err(googleRefusal(request, signedIn.error))
      return answerSession(cookies, reply, signedIn.value)
    },
  )
}

function codeRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const login = customerForm('sign-in', 'Send a sign-in code', LoginForm, CodeSentAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/login', access: PUBLIC, schema: login },
    async ({ body, request, reply }) => {
      const asker = codeRequester(cookies, request, reply)
      return codeSent(await services.signIn.request(body.emailOrNumber, asker))
    },
  )

  const resend = customerForm('sign-in', 'Send the code again', ResendForm, CodeSentAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/resend-code', access: PUBLIC, schema: resend },
    async ({ body, request, reply }) => {
      const asker = codeRequester(cookies, request, reply)
      return codeSent(await services.signIn.resend(body.data, asker))
    },
  )

  const verify = customerForm(
    'sign-in',
    'Verify a code: signs in, or completes the sign-up',
    VerifyForm,
    SignedInAnswer,
  )
  route(
    api,
    { method: 'POST', path: '/customers/verify-otp', access: PUBLIC, schema: verify },
    async ({ body, request, reply }) => {
      await takeLimit(services.limits, 'code-check', request)
      const by = signInContext(cookies, request, reply)
      const signedIn = await services.signIn.verify(body.data, body.otp, by)
      if (!signedIn.ok) return err(codeRefusal(signedIn.error))
      return answerSession(cookies, reply, signedIn.value)
    },
  )
}

function resetRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const forgot = customerForm('sign-in', 'Send a code for resetting the password', ForgotPasswordForm, CodeSentAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/forgot-password', access: PUBLIC, schema: forgot },
    async ({ body, request, reply }) => {
      const asker = codeRequester(cookies, request, reply)
      return codeSent(await services.signIn.requestReset(body.emailOrNumber, asker))
    },
  )

  const reset = customerForm('sign-in', 'Reset the password; every device is signed out', ResetPasswordForm, DoneAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/reset-password', access: PUBLIC, schema: reset },
    async ({ body, request, reply }) => {
      await takeLimit(services.limits, 'code-check', request)
      const { data, otp, password } = body
      const by = { name: cookies.nameBrowser(request, reply), ip: request.ip }
      const done = await services.signIn.resetPassword(data, otp, password, by)
      if (!done.ok) return err(codeRefusal(done.error))
      return withMessage('password_reset')
    },
  )
}

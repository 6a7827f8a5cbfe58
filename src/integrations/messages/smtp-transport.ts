import { createTransport } from 'nodemailer'

export interface SmtpOptions {
  /** smtp://user:password@host:587 or smtps://… */
  readonly url: string
  /** Sender, such as `Noura Print <no-reply@shop.example>`. */
  readonly from: string
  /** Sends to a server without TLS too, which otherwise only one on this machine may be. */
  readonly allowsPlaintext?: boolean
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/
const TIMEOUTS_MS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000, dnsTimeout: 5_000 }

/** The way to a mail server; TLS is demanded of every other machine, unless plain text is allowed. */
export function openSmtp({ url, from, allowsPlaintext = false }: SmtpOptions) {
  const requireTLS = !allowsPlaintext && !LOOPBACK.test(new URL(url).hostname)
  return createTransport({ url, requireTLS, disableFileAccess: true, disableUrlAccess: true, ...TIMEOUTS_MS }, { from })
}

/** What a mail server's failure is called in the log: codes only, for sentences may name the receiver. */
export function smtpReason(error: unknown): string {
  const { code, originalCode, command, responseCode } = failureOf(error)
  return [originalCode || code, command, responseCode || ''].filter(Boolean).join(' ') || 'unknown failure'
}

/** Whether the server has no TLS, or none that can be trusted. */
export function isTlsFailure(error: unknown): boolean {
  const { code, originalCode } = failureOf(error)
  return code === 'ETLS' || /^(?:ERR_(?:SSL|TLS)|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(originalCode)
}

const failureOf = (error: unknown) => Object.assign({ code: '', originalCode: '', command: '', responseCode: 0 }, error)

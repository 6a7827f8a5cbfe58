import { isTlsFailure, openSmtp, smtpReason } from '../messages/smtp-transport.ts'
import type { SmtpOptions } from '../messages/smtp-transport.ts'
import { alarm, bad, good } from '../payment-accounts/vendor-account.ts'
import type { AccountFinding } from '../payment-accounts/vendor-account.ts'

/** Logs in at the mail server and sends nothing. */
export async function checkMailServer(options: SmtpOptions): Promise<AccountFinding> {
  const transport = openSmtp(options)
  try {
    await transport.verify()
    return good('The mail server accepts SMTP_URL.')
  } catch (error) {
    return failureFinding(error)
  } finally {
    transport.close()
  }
}

function failureFinding(error: unknown): AccountFinding {
  const { code } = Object.assign({ code: '' }, error)
  const reason = smtpReason(error)
  if (code === 'EAUTH') {
    return alarm(
      'SMTP_URL',
      `The mail server does not accept the login in SMTP_URL (${reason}). Characters such as @ and / in the password are written percent-encoded.`,
    )
  }
  if (isTlsFailure(error)) {
    return bad(
      'SMTP_URL',
      `The mail server of SMTP_URL has no TLS that works (${reason}). INSECURE_SMTP=true allows that, for a relay in a network of your own.`,
    )
  }
  return bad('SMTP_URL', `The mail server of SMTP_URL does not answer (${reason}). Check host, port and the network.`)
}

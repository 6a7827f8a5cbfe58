import type { X509Certificate } from 'node:crypto'
import type { Certificates } from './certificates.ts'
import { checkDocument } from './check-document.ts'
import type { Document, Finding, Sent } from './check-document.ts'

/** The status of a document that is valid: 202 with warnings. */
export const statusOf = (warnings: readonly Finding[]): number => (warnings.length > 0 ? 202 : 200)

/** Checks a document; one that cannot be read is an error of its own. */
export function checked(
  sent: Sent,
  certificate: X509Certificate,
  certificates: Certificates,
): { document?: Document; errors: Finding[]; warnings: Finding[] } {
  try {
    const { document, errors, warnings } = checkDocument(sent, certificate, certificates)
    return { document, errors: [...errors], warnings: [...warnings] }
  } catch (error) {
    return { errors: [{ code: 'SAXParseException', message: String(error) }], warnings: [] }
  }
}

/** The body of an answer about a document. */
export function verdict(document: Document | undefined, errors: readonly Finding[], warnings: readonly Finding[]) {
  const isGood = errors.length === 0
  return {
    validationResults: {
      infoMessages: document ? [XSD_VALID] : [],
      warningMessages: warnings.map((finding) => message('WARNING', finding)),
      errorMessages: errors.map((finding) => message('ERROR', finding)),
      status: isGood ? (warnings.length > 0 ? 'WARNING' : 'PASS') : 'ERROR',
    },
    reportingStatus: document?.isStandard ? null : isGood ? 'REPORTED' : 'NOT_REPORTED',
    clearanceStatus: document?.isStandard ? (isGood ? 'CLEARED' : 'NOT_CLEARED') : null,
  }
}

const XSD_VALID = {
  type: 'INFO',
  code: 'XSD_ZATCA_VALID',
  category: 'XSD validation',
  message: 'Complied with UBL 2.1 standards in line with ZATCA specifications',
  status: 'PASS',
}

const message = (type: 'WARNING' | 'ERROR', { code, message: text }: Finding) => ({
  type,
  code,
  category: code.startsWith('BR-KSA') ? 'KSA' : code.startsWith('BR-') ? 'EN_16931' : 'CERTIFICATE_ERRORS',
  message: `[${code}] - ${text}`,
  status: type,
})

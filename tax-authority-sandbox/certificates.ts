import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
  X509Certificate,
} from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CertificationRequest } from '@peculiar/asn1-csr'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Extension,
  Extensions,
  Name,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'

const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2'
const TEMPLATES = new Set(['ZATCA-Code-Signing', 'PREZATCA-Code-Signing', 'TSTZATCA-Code-Signing'])
const NAMED = {
  serial: '2.5.4.4',
  vat: '0.9.2342.19200300.100.1.1',
  types: '2.5.4.12',
  address: '2.5.4.26',
  category: '2.5.4.15',
}

/** What a certificate request asks for. */
export type Requested = { readonly request: CertificationRequest; readonly vat: string; readonly types: string }

/** Reads a request as the authority does; undefined for one that it would refuse. */
export function readRequest(encoded: string): Requested | undefined {
  try {
    const pem = Buffer.from(encoded, 'base64').toString()
    const der = Buffer.from(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64')
    const request = AsnConvert.parse(der, CertificationRequest)
    const info = request.certificationRequestInfo
    const key = createPublicKey({ key: bytes(AsnConvert.serialize(info.subjectPKInfo)), format: 'der', type: 'spki' })
    if (key.asymmetricKeyDetails?.namedCurve !== 'secp256k1') return undefined
    const signed = request.certificationRequestInfoRaw ?? AsnConvert.serialize(info)
    if (!verify('sha256', bytes(signed), key, bytes(request.signature))) return undefined
    const extensions = extensionsOf(request)
    const template = extensions.find(({ extnID }) => extnID === '1.3.6.1.4.1.311.20.2')
    // A PrintableString: two bytes before the text.
    if (!template || !TEMPLATES.has(bytes(template.extnValue.buffer).subarray(2).toString())) return undefined
    const names = alternativeNames(extensions)
    const [vat = '', types = ''] = [names.get(NAMED.vat), names.get(NAMED.types)]
    const isComplete = Object.values(NAMED).every((id) => (names.get(id) ?? '') !== '')
    return isComplete && /^3\d{13}3$/.test(vat) && /^[01]{4}$/.test(types) ? { request, vat, types } : undefined
  } catch {
    // Whatever cannot be read is refused alike.
    return undefined
  }
}

function extensionsOf(request: CertificationRequest): readonly Extension[] {
  const extensionRequest = request.certificationRequestInfo.attributes.find(
    ({ type }) => type === '1.2.840.113549.1.9.14',
  )
  return extensionRequest?.values[0] ? AsnConvert.parse(extensionRequest.values[0], Extensions) : []
}

function alternativeNames(extensions: readonly Extension[]): Map<string, string> {
  const extension = extensions.find(({ extnID }) => extnID === '2.5.29.17')
  if (!extension) return new Map()
  const [first] = AsnConvert.parse(extension.extnValue, SubjectAlternativeName)
  const parts = first?.directoryName ?? new Name()
  return new Map(parts.flatMap((part) => part.map(({ type, value }) => [type, value.toString()] as const)))
}

/** The authority's certificates: who has which, and what belongs to them. */
export function openCertificates(folder: string, secret: string) {
  const key = authorityKey(folder)
  return {
    key,
    /** A certificate for a request, good for so many days from now. */
    issue: ({ request }: Requested, now: Date, days: number): string => certificateOf(request, key, { now, days }),
    /** The secret of a certificate. */
    secretOf: (certificate: string): string => createHmac('sha256', secret).update(certificate).digest('base64'),
    /** Reads a certificate; undefined when the authority did not issue it. */
    read: (text: string): X509Certificate | undefined => {
      try {
        const certificate = new X509Certificate(Buffer.from(text, 'base64'))
        return certificate.verify(createPublicKey(key)) ? certificate : undefined
      } catch {
        // Not a certificate at all.
        return undefined
      }
    },
  }
}

export type Certificates = ReturnType<typeof openCertificates>

/** The VAT number a certificate was issued for. */
export const vatOf = (certificate: X509Certificate): string | undefined =>
  /UID ?= ?"?(\d{15})/.exec(certificate.subjectAltName ?? '')?.[1]

function authorityKey(folder: string): KeyObject {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'authority.pem')
  try {
    return createPrivateKey(readFileSync(file))
  } catch {
    // The first start: there is none yet.
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
    return privateKey
  }
}

function certificateOf(
  request: CertificationRequest,
  key: KeyObject,
  { now, days }: { now: Date; days: number },
): string {
  const { subject, subjectPKInfo } = request.certificationRequestInfo
  const alternative = extensionsOf(request).find(({ extnID }) => extnID === '2.5.29.17')
  const algorithm = new AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA256 })
  const content = new TBSCertificate({
    version: Version.v3,
    serialNumber: arrayBuffer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    signature: algorithm,
    issuer: new Name([
      new RelativeDistinguishedName([
        new AttributeTypeAndValue({
          type: '2.5.4.3',
          value: new AttributeValue({ utf8String: 'Sandbox of the tax authority' }),
        }),
      ]),
    ]),
    validity: new Validity({
      notBefore: new Date(now.getTime() - 60_000),
      notAfter: new Date(now.getTime() + days * 86_400_000),
    }),
    subject,
    subjectPublicKeyInfo: AsnConvert.parse(AsnConvert.serialize(subjectPKInfo), SubjectPublicKeyInfo),
    extensions: new Extensions(
      alternative
        ? [new Extension({ extnID: '2.5.29.17', extnValue: new OctetString(alternative.extnValue.buffer) })]
        : [],
    ),
  })
  const signature = sign('sha256', bytes(AsnConvert.serialize(content)), key)
  const certificate = new Certificate({
    tbsCertificate: content,
    signatureAlgorithm: algorithm,
    signatureValue: arrayBuffer(signature),
  })
  return bytes(AsnConvert.serialize(certificate)).toString('base64')
}

const bytes = (buffer: ArrayBuffer): Buffer => Buffer.from(buffer)
const arrayBuffer = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer

/** base64 of SHA-256. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')

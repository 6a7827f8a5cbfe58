import { createPublicKey, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { AsnConvert, OctetString, AsnPrintableStringConverter } from '@peculiar/asn1-schema'
import { Attributes, CertificationRequest, CertificationRequestInfo } from '@peculiar/asn1-csr'
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  AttributeValue,
  Extension,
  Extensions,
  GeneralName,
  Name,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectPublicKeyInfo,
} from '@peculiar/asn1-x509'

/** What the authority wants to know of a unit (its guide, "CSR configuration"). */
export type RequestedUnit = {
  readonly commonName: string
  /** "1-solution|2-version|3-uuid" */
  readonly serialNumber: string
  readonly vatNumber: string
  /** the branch; of a VAT group, the member's ten-digit number */
  readonly organizationUnit: string
  readonly organization: string
  readonly invoiceTypes: '1100' | '0100'
  readonly address: string
  readonly businessCategory: string
  /** names the environment: ZATCA-Code-Signing, PREZATCA-… or TSTZATCA-… */
  readonly template: string
}

const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2'
const EXTENSION_REQUEST = '1.2.840.113549.1.9.14'
const TEMPLATE_NAME = '1.3.6.1.4.1.311.20.2'
const SUBJECT_ALTERNATIVE_NAME = '2.5.29.17'
const COUNTRY = '2.5.4.6'

/** A certificate request (PKCS #10) for a key on the curve secp256k1, as the authority's own tools make it; PEM. */
export function certificateRequest(unit: RequestedUnit, privateKey: KeyObject): string {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const info = new CertificationRequestInfo({
    subject: name([
      [COUNTRY, 'SA'],
      ['2.5.4.11', unit.organizationUnit],
      ['2.5.4.10', unit.organization],
      ['2.5.4.3', unit.commonName],
    ]),
    subjectPKInfo: AsnConvert.parse(spki, SubjectPublicKeyInfo),
    attributes: new Attributes([
      new Attribute({ type: EXTENSION_REQUEST, values: [AsnConvert.serialize(extensionsOf(unit))] }),
    ]),
  })
  const request = new CertificationRequest({
    certificationRequestInfo: info,
    signatureAlgorithm: new AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA256 }),
    signature: arrayBuffer(sign('sha256', Buffer.from(AsnConvert.serialize(info)), privateKey)),
  })
  const lines =
    Buffer.from(AsnConvert.serialize(request))
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE REQUEST-----', ...lines, '-----END CERTIFICATE REQUEST-----', ''].join('\n')
}

function extensionsOf(unit: RequestedUnit): Extensions {
  const template = AsnPrintableStringConverter.toASN(unit.template).toBER()
  const directoryName = name([
    // The surname's identifier: what the authority calls the serial number of the unit.
    ['2.5.4.4', unit.serialNumber],
    ['0.9.2342.19200300.100.1.1', unit.vatNumber],
    ['2.5.4.12', unit.invoiceTypes],
    ['2.5.4.26', unit.address],
    ['2.5.4.15', unit.businessCategory],
  ])
  const alternative = new SubjectAlternativeName([new GeneralName({ directoryName })])
  return new Extensions([
    new Extension({ extnID: TEMPLATE_NAME, extnValue: new OctetString(template) }),
    new Extension({ extnID: SUBJECT_ALTERNATIVE_NAME, extnValue: new OctetString(AsnConvert.serialize(alternative)) }),
  ])
}

const name = (parts: readonly (readonly [type: string, value: string])[]): Name =>
  new Name(
    parts.map(([type, value]) => {
      const text = type === COUNTRY ? { printableString: value } : { utf8String: value }
      return new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value: new AttributeValue(text) })])
    }),
  )

const arrayBuffer = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer

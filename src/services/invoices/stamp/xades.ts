import { xmlText } from '#domain/invoicing/xml.ts'
import type { StampCertificate } from './stamp-certificate.ts'
import { hexDigest } from './stamp-certificate.ts'

export type Signature = {
  /** base64 */
  readonly hash: string
  /** base64 */
  readonly signature: string
  readonly certificate: StampCertificate
  readonly signedAt: Date
}

/**
 * The properties that are signed along. Their digest is taken of exactly these letters, white space and name spaces
 * included: that is how the tax authority's own tools write and read it.
 */
export function signedProperties({ certificate, signedAt }: Omit<Signature, 'hash' | 'signature'>): {
  readonly inDocument: string
  readonly digest: string
} {
  const time = signedAt.toISOString().slice(0, 19)
  const write = (xades: string, ds: string): string =>
    `<xades:SignedProperties${xades} Id="xadesSignedProperties">
                                    <xades:SignedSignatureProperties>
                                        <xades:SigningTime>${time}</xades:SigningTime>
                                        <xades:SigningCertificate>
                                            <xades:Cert>
                                                <xades:CertDigest>
                                                    <ds:DigestMethod${ds} Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>
                                                    <ds:DigestValue${ds}>${certificate.digest}</ds:DigestValue>
                                                </xades:CertDigest>
                                                <xades:IssuerSerial>
                                                    <ds:X509IssuerName${ds}>${xmlText(certificate.issuer)}</ds:X509IssuerName>
                                                    <ds:X509SerialNumber${ds}>${certificate.serialNumber}</ds:X509SerialNumber>
                                                </xades:IssuerSerial>
                                            </xades:Cert>
                                        </xades:SigningCertificate>
                                    </xades:SignedSignatureProperties>
                                </xades:SignedProperties>`
  return {
    inDocument: write('', ''),
    digest: hexDigest(write(` xmlns:xades="${XADES}"`, ` xmlns:ds="${DS}"`)),
  }
}

const XADES = 'http://uri.etsi.org/01903/v1.3.2#'
const DS = 'http://www.w3.org/2000/09/xmldsig#'
const SHA256 = '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>'
const C14N = 'Algorithm="http://www.w3.org/2006/12/xml-c14n11"'
const COMMON = 'urn:oasis:names:specification:ubl:schema:xsd'

/** What is left out before the document is hashed. */
const TRANSFORMS = ['ext:UBLExtensions', 'cac:Signature', "cac:AdditionalDocumentReference[cbc:ID='QR']"]
  .map(
    (path) =>
      `<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>not(//ancestor-or-self::${path})</ds:XPath></ds:Transform>`,
  )
  .join('')

/** The extension of an invoice that holds its stamp (XAdES, enveloped). */
export function signatureEnvelope(given: Signature): string {
  const { hash, signature, certificate } = given
  const properties = signedProperties(given)
  const signedInfo = [
    '<ds:SignedInfo>',
    `<ds:CanonicalizationMethod ${C14N}/>`,
    '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"/>',
    `<ds:Reference Id="invoiceSignedData" URI=""><ds:Transforms>${TRANSFORMS}<ds:Transform ${C14N}/></ds:Transforms>`,
    `${SHA256}<ds:DigestValue>${hash}</ds:DigestValue></ds:Reference>`,
    '<ds:Reference Type="http://www.w3.org/2000/09/xmldsig#SignatureProperties" URI="#xadesSignedProperties">',
    `${SHA256}<ds:DigestValue>${properties.digest}</ds:DigestValue></ds:Reference>`,
    '</ds:SignedInfo>',
  ].join('')
  return [
    '<ext:UBLExtensions><ext:UBLExtension>',
    '<ext:ExtensionURI>urn:oasis:names:specification:ubl:dsig:enveloped:xades</ext:ExtensionURI><ext:ExtensionContent>',
    `<sig:UBLDocumentSignatures xmlns:sig="${COMMON}:CommonSignatureComponents-2" xmlns:sac="${COMMON}:SignatureAggregateComponents-2" xmlns:sbc="${COMMON}:SignatureBasicComponents-2">`,
    '<sac:SignatureInformation><cbc:ID>urn:oasis:names:specification:ubl:signature:1</cbc:ID>',
    '<sbc:ReferencedSignatureID>urn:oasis:names:specification:ubl:signature:Invoice</sbc:ReferencedSignatureID>',
    `<ds:Signature xmlns:ds="${DS}" Id="signature">${signedInfo}`,
    `<ds:SignatureValue>${signature}</ds:SignatureValue>`,
    `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate.text}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`,
    `<ds:Object><xades:QualifyingProperties xmlns:xades="${XADES}" Target="signature">${properties.inDocument}</xades:QualifyingProperties></ds:Object>`,
    '</ds:Signature></sac:SignatureInformation></sig:UBLDocumentSignatures>',
    '</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>',
  ].join('')
}

/** Where the authority answers, and the template of certificates that a request names there. */
export const ENVIRONMENTS = {
  sandbox: { url: 'https://gw-fatoora.zatca.gov.sa/e-invoicing/developer-portal', template: 'TSTZATCA-Code-Signing' },
  simulation: { url: 'https://gw-fatoora.zatca.gov.sa/e-invoicing/simulation', template: 'PREZATCA-Code-Signing' },
  production: { url: 'https://gw-fatoora.zatca.gov.sa/e-invoicing/core', template: 'ZATCA-Code-Signing' },
} as const

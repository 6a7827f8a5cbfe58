/** What Apple's sheet hands a page once its customer has confirmed (developer.apple.com: ApplePayPaymentToken). */
export const walletToken = {
  paymentData: {
    version: 'EC_v1',
    data: 'c2VhbGVkIGZvciB0aGUgZ2F0ZXdheQ==',
    signature: 'c2lnbmVkIGJ5IEFwcGxl',
    header: {
      ephemeralPublicKey: 'ZXBoZW1lcmFsIGtleQ==',
      publicKeyHash: 'aGFzaCBvZiB0aGUga2V5',
      transactionId: '3fb5d2a1c0',
    },
  },
  paymentMethod: { displayName: 'mada 4242', network: 'mada', type: 'debit' },
  transactionIdentifier: '3FB5D2A1C0',
}

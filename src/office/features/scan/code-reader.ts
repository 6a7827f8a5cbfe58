import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Reads QR codes out of a picture. */
export interface CodeReader {
  readonly detect: (source: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>
}

type Native = {
  new (options: { formats: string[] }): CodeReader
  getSupportedFormats: () => Promise<readonly string[]>
}

/** The browser's own reader where it has one (Chrome on Android, macOS); else the one in WebAssembly, from this shop. */
export async function openCodeReader(): Promise<CodeReader> {
  const native =
    'BarcodeDetector' in globalThis ? (globalThis as { BarcodeDetector?: Native }).BarcodeDetector : undefined
  if (native && (await native.getSupportedFormats()).includes('qr_code')) return new native({ formats: ['qr_code'] })
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill')
  prepareZXingModule({ overrides: { locateFile: () => wasmAddress } })
  return new BarcodeDetector({ formats: ['qr_code'] })
}

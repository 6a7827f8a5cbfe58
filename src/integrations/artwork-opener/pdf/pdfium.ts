import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init } from '@embedpdf/pdfium'
import type { Methods } from '@embedpdf/pdfium'

/** The parts of the WebAssembly module's memory and table that are used here. */
type Runtime = {
  HEAPU8: Uint8Array
  wasmExports: { malloc(bytes: number): number; free(address: number): void }
  addFunction(call: (...given: number[]) => number, signature: string): number
  removeFunction(index: number): void
}

/** PDFium with access to its memory. */
export type Pdfium = { readonly call: Methods; readonly memory: Memory }

export type PdfiumDocument = { readonly handle: number; readonly close: () => void }

/** Why PDFium opened no document. */
export type NotOpened = 'LOCKED' | 'DAMAGED'

const PASSWORD_ERROR = 4
/** So much of a file is read ahead; PDFium itself asks for half a kilobyte at a time. */
const WINDOW = 256 * 1024

/** Addresses in the memory of the module, which moves when it grows. */
class Memory {
  readonly #runtime: Runtime

  constructor(runtime: Runtime) {
    this.#runtime = runtime
  }

  take(bytes: number): number {
    const address = this.#runtime.wasmExports.malloc(bytes)
    if (address === 0) throw new Error('PDFium has no memory left')
    return address
  }

  free(address: number): void {
    this.#runtime.wasmExports.free(address)
  }

  bytes(address: number, length: number): Uint8Array {
    return this.#runtime.HEAPU8.subarray(address, address + length)
  }

  view(address: number, length: number): DataView {
    const { buffer } = this.#runtime.HEAPU8
    return new DataView(buffer, address, length)
  }

  /** Has `use` called with the index of a function in the module's table. */
  addFunction(call: (...given: number[]) => number, signature: string): number {
    return this.#runtime.addFunction(call, signature)
  }

  removeFunction(index: number): void {
    this.#runtime.removeFunction(index)
  }
}

/** Starts PDFium in this process (0.3 s). */
export async function startPdfium(): Promise<Pdfium> {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength)
  const { pdfium, ...call } = await init({ wasmBinary } as Parameters<typeof init>[0])
  call.PDFiumExt_Init()
  return { call, memory: new Memory(pdfium as unknown as Runtime) }
}

/** Opens a file piece by piece, so that none of it lies in the module's memory as a whole. */
export function openDocument({ call, memory }: Pdfium, path: string): PdfiumDocument | NotOpened {
  const file = openSync(path, 'r')
  const readBlock = memory.addFunction(blockReader(file, memory), 'iiiii')
  const access = memory.take(12)
  const fields = memory.view(access, 12)
  fields.setUint32(0, fstatSync(file).size, true)
  fields.setUint32(4, readBlock, true)
  fields.setUint32(8, 0, true)
  const release = () => {
    memory.free(access)
    memory.removeFunction(readBlock)
    closeSync(file)
  }
  const handle = call.FPDF_LoadCustomDocument(access, '')
  if (handle === 0) {
    const error = call.FPDF_GetLastError()
    release()
    return error === PASSWORD_ERROR ? 'LOCKED' : 'DAMAGED'
  }
  return {
    handle,
    close: () => {
      call.FPDF_CloseDocument(handle)
      release()
    },
  }
}

function blockReader(file: number, memory: Memory): (...given: number[]) => number {
  const window = new Uint8Array(WINDOW)
  let start = 0
  let end = 0
  return (_, position = 0, address = 0, size = 0) => {
    const target = memory.bytes(address, size)
    if (size > WINDOW) return Number(readSync(file, target, 0, size, position) === size)
    if (position < start || position + size > end) {
      start = position
      end = position + readSync(file, window, 0, WINDOW, position)
    }
    if (position + size > end) return 0
    target.set(window.subarray(position - start, position - start + size))
    return 1
  }
}

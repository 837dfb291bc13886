import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A WebAssembly.Module. Node has it, the library of types that Node's own types stand on has not. */
export type CompiledModule = object

const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<CompiledModule> }
}

/** The compiler's code, made ready once for all workers: they share it, with all that V8 has optimised by then. */
export async function loadModule(): Promise<CompiledModule> {
  const file = fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))
  return await WebAssembly.compile(await readFile(file))
}

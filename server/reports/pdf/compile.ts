import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import init, { type InitOutput, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { loadFonts } from './fonts.ts'
import type { CompiledModule } from './load-module.ts'

/** The template did not compile with this data. The diagnostics name places in the template, and may quote the data. */
export class TemplateError extends Error {
  override name = 'TemplateError'
}

const templates = join(import.meta.dirname, 'template')
const withDiagnostics = 2

export type Compile = (data: unknown) => Uint8Array

/**
 * Typst as WebAssembly, with fonts and template loaded. It blocks for as long as it compiles: use it in a worker. It keeps
 * some of every document it has drawn; once that fills the memory set aside for it, it is better opened anew.
 */
export async function openCompiler(
  module: CompiledModule,
  memoryBytes: number,
  folder = templates,
): Promise<{ compile: Compile; isFull: () => boolean }> {
  const exports = await init({ module_or_path: module })
  const { memory } = exports
  setAside(exports, memoryBytes)
  const atFirst = memory.buffer.byteLength
  const builder = new TypstCompilerBuilder()
  // No files and no packages: the template sees what is added here and nothing else.
  builder.set_dummy_access_model()
  for (const font of loadFonts()) await builder.add_raw_font(font)
  const compiler = await builder.build()
  for (const name of globSync('*.typ', { cwd: folder }).sort()) {
    compiler.add_source(`/${name}`, readFileSync(join(folder, name), 'utf8'))
  }

  function compile(data: unknown): Uint8Array {
    // As an input, data is a value: whatever a name holds, it is never read as markup.
    const inputs = [['data', JSON.stringify(data)]]
    const answer: { result?: Uint8Array; diagnostics?: unknown } = compiler.compile(
      '/main.typ',
      inputs,
      'pdf',
      withDiagnostics,
    )
    if (!answer.result) throw new TemplateError(describe(answer.diagnostics))
    return answer.result
  }
  return { compile, isFull: () => memory.buffer.byteLength > atFirst }
}

/**
 * Taken at once and given back to the compiler's own allocator, which keeps it. Grown piece by piece, V8 collected garbage at
 * every piece, and a report cost three times as much. What is not used of it takes no room in the machine.
 */
function setAside({ __wbindgen_export: allocate, __wbindgen_export4: free }: InitOutput, bytes: number) {
  free(allocate(bytes, 1), bytes, 1)
}

function describe(diagnostics: unknown): string {
  const list = Array.isArray(diagnostics) ? diagnostics : [diagnostics]
  return list.map(each => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n')
}

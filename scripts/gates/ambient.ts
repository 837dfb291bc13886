import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

// What a file must not reach for out of nowhere: the environment is parsed once, in platform/config.ts, from what
// main.ts and cli.ts hand it; and only those two speak to the terminal.

const project = join(import.meta.dirname, '../..')
const entrances = ['server/main.ts', 'server/cli.ts']

/** Every use of process.env or console in the service outside its place, as `what: file:line`. */
export function ambientProblems(root = project): string[] {
  const files = globSync('server/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/*.fixture.ts'] })
  return files.flatMap(file => uses(root, file)).sort()
}

function uses(root: string, file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const what = ambient(node, source)
    if (what && !entrances.includes(file))
      found.push(`${what}: ${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function ambient(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isImportDeclaration(node) && /^['"](node:)?process['"]$/.test(node.moduleSpecifier.getText(source)))
    return 'process.env'
  // `const { env } = process` as well as `process.env`.
  if (ts.isVariableDeclaration(node) && node.initializer?.getText(source) === 'process') return 'process.env'
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return undefined
  const owner = node.expression.getText(source)
  if (owner === 'console') return 'console'
  const name = ts.isPropertyAccessExpression(node) ? node.name.text : node.argumentExpression.getText(source)
  return owner === 'process' && /^['"]?env['"]?$/.test(name) ? 'process.env' : undefined
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

// What a person reads stands in web/texts, in both languages; types see to it that neither misses one. A sentence written
// into a component would be there in one language only, and no type would say so.

const project = join(import.meta.dirname, '../..')
const read = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
])
const names = new Set(['Mettle'])

/** Words between tags or in attributes that people see or hear, as `words: file:line`. */
export function textProblems(root = project): string[] {
  return globSync('web/**/*.tsx', { cwd: root, exclude: ['web/dist/**'] }).flatMap(file =>
    wordsIn(root, file),
  )
}

function wordsIn(root: string, file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const words = spoken(node)?.trim()
    if (words && /\p{Letter}/u.test(words) && !names.has(words))
      found.push(`“${words}”: ${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function spoken(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text
  if (ts.isJsxAttribute(node) && read.has(node.name.getText()) && node.initializer)
    return literal(ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer)
  return ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) ? literal(node.expression) : undefined
}

const literal = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined)

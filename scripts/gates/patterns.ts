import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import ts from 'typescript'

// A pattern that tries each place in a text with each other takes the square of its length, or worse, and while it does,
// nobody is answered. Whatever reads what somebody sends has to do with one pass.

const project = join(import.meta.dirname, '../..')

/** These only ever read what we wrote ourselves. */
const ofOurs: Record<string, string> = {
  '/[.!?:;]+(?=\\s|$|["”])/': 'the built-in texts, whose readability is tested',
  '/\\/+$/': 'PUBLIC_URL, which the operator sets',
  '/[-.]+(\\w)/g': 'addresses of our own routes',
  '/\\/ViewerPreferences\\s*<<[^>]*>>/': 'a PDF as our compiler makes it',
  '/\\/W\\s*\\[((?:[^[\\]]|\\[[^\\]]*\\])*)\\]/': 'a PDF as our compiler makes it',
  '/(\\d+)\\s*\\[([^\\]]*)\\]|\\d+\\s+(\\d+)\\s+[\\d.]+/g': 'a PDF as our compiler makes it',
  '/trailer\\s*(<<.*>>)/s': 'a PDF as our compiler makes it',
}

/** Every pattern of the service whose time grows faster than its text, as `pattern: file:line`. */
export async function patternProblems(root = project): Promise<string[]> {
  const files = globSync('{server,content,psychometrics}/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.fixture.ts'],
  })
  const places = new Map<string, string>()
  for (const file of files) for (const [pattern, place] of patternsIn(root, file)) places.set(pattern, place)
  const problems: string[] = []
  for (const [pattern, place] of places)
    if (!(pattern in ofOurs) && (await growsTooFast(pattern))) problems.push(`${pattern}: ${place}`)
  return problems.sort()
}

async function growsTooFast(pattern: string) {
  const end = pattern.lastIndexOf('/')
  const { status } = await check(pattern.slice(1, end), pattern.slice(end + 1), { timeout: 5_000 })
  return status === 'vulnerable'
}

function patternsIn(root: string, file: string): [string, string][] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest)
  const found: [string, string][] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node) && /[+*{]/.test(node.text))
      found.push([
        node.text,
        `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`,
      ])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

// What the first part of an ADR's name stands for, in the order of the index.
const areas: Record<string, string> = {
  arch: 'Architecture',
  id: 'Identity',
  crm: 'Leads and calls',
  asm: 'Assessments',
  psy: 'Psychometrics',
  rep: 'Reports',
  gov: 'Governance',
  webhooks: 'Webhooks',
  web: 'Web',
}

/** The index of docs/adr: every ADR by its title, so that none is written and never found. */
export function adrIndex(root: string): string {
  const files = globSync('docs/adr/*.md', { cwd: root })
    .map(file => basename(file))
    .filter(file => file !== 'README.md')
    .sort()
  const areaOf = (file: string) => file.split('-')[0] as string
  const named = [...new Set([...Object.keys(areas), ...files.map(areaOf)])]
  const sections = named.flatMap(area => {
    const lines = files
      .filter(file => areaOf(file) === area)
      .map(file => `- [${titleOf(root, file)}](${file})`)
    return lines.length > 0 ? [`## ${areas[area] ?? area}\n\n${lines.join('\n')}\n`] : []
  })
  return `# Decisions

One page for each choice that a newcomer would question: what was decided, why, and what was given up. Written by
\`npm run gen\` from the pages' titles.

${sections.join('\n')}`
}

function titleOf(root: string, file: string): string {
  const [first = ''] = readFileSync(join(root, 'docs/adr', file), 'utf8').split('\n')
  if (!first.startsWith('# ')) throw new Error(`docs/adr/${file} does not begin with a title`)
  return first.slice(2)
}

import type { Drawing, Shape, ShapeRole } from '../../../charts/index.ts'

// The light colours of the visual language. The interval is the accent over a band, dark enough to be seen as well as
// the score on it: 3 to 1 against the band.
const ink = {
  band: '#efede8',
  grid: '#e2e0da',
  edge: '#84898f',
  everyone: '#c9cbce',
  uncertain: '#8d9196',
  interval: '#5a9087',
  accent: '#0b6a5e',
  surface: '#ffffff',
}

type Paint = { fill?: string; stroke?: string; width?: number; dash?: string; opacity?: number }

const paints: Partial<Record<ShapeRole, Paint>> = {
  band: { fill: ink.band },
  grid: { stroke: ink.grid, width: 0.75 },
  axis: { stroke: ink.edge, width: 0.75 },
  middle: { stroke: ink.edge, width: 1 },
  threshold: { stroke: ink.edge, width: 1, dash: '2 2' },
  interval: { fill: ink.interval },
  'uncertain-interval': { fill: ink.uncertain },
  score: { fill: ink.accent, stroke: ink.surface, width: 1.4 },
  'uncertain-score': { fill: '#4b5056', stroke: ink.surface, width: 1.4 },
  everyone: { fill: ink.everyone },
  you: { stroke: ink.accent, width: 1.5 },
}

/** Shapes alone. Labels are set by the template: text inside an SVG would lose its shaping and its tags. */
export function toSvg(
  { width, height, shapes }: Drawing,
  bleed: number,
  overrides: Partial<Record<ShapeRole, Paint>> = {},
): string {
  const body = shapes
    .map(shape => element(shape, { ...paints[shape.role], ...overrides[shape.role] }))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * bleed}" height="${height}" viewBox="${-bleed} 0 ${width + 2 * bleed} ${height}">${body}</svg>`
}

function element(shape: Shape, paint: Paint): string {
  const style = attributes(
    shape.kind === 'path' && shape.paint === 'outline' ? { ...paint, fill: 'none' } : paint,
  )
  switch (shape.kind) {
    case 'rect':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="${Math.min(shape.radius, shape.width / 2)}"${style}/>`
    case 'line':
      return `<line x1="${shape.x1}" y1="${shape.y1}" x2="${shape.x2}" y2="${shape.y2}"${style}/>`
    case 'circle':
      return `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}"${style}/>`
    case 'path':
      return `<path d="${shape.d}" stroke-linejoin="round"${style}/>`
  }
}

const attributes = ({ fill = 'none', stroke, width, dash, opacity }: Paint): string =>
  ` fill="${fill}"` +
  (stroke ? ` stroke="${stroke}" stroke-width="${width ?? 1}"` : '') +
  (dash ? ` stroke-dasharray="${dash}"` : '') +
  (opacity === undefined ? '' : ` opacity="${opacity}"`)

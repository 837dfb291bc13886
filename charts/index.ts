/** Charts as shapes and labels. Pure: the page draws them with React, the PDF with Typst. */

export type { Band } from './bands.ts'
export { type Bar, type BarChart, barChart, funnelChart } from './bars.ts'
export { type DotChart, type DotRow, dotChart } from './dots.ts'
export {
  bleed,
  type Domain,
  type Drawing,
  type Estimate,
  type Label,
  type LabelRole,
  type Shape,
  type ShapeRole,
} from './drawing.ts'
export { type IntervalChart, type IntervalRow, intervalChart } from './intervals.ts'
export { type LineChart, lineChart, type Series } from './lines.ts'
export { type PeopleRow, peopleRow } from './people.ts'
export { type RadarAxis, type RadarChart, radarChart } from './radar.ts'

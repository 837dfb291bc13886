/**
 * What a chart is before anybody draws it: shapes and labels as data. Whoever draws gives each role its colour and each
 * label its font, so that page and PDF show the same picture. Units are the caller's: pixels, points or millimetres.
 */

/** What a shape stands for. Grey is everyone, the accent is "you"; which grey and which accent is the drawer's matter. */
export type ShapeRole =
  | 'band'
  | 'grid'
  | 'axis'
  | 'middle'
  | 'threshold'
  | 'interval'
  | 'uncertain-interval'
  | 'score'
  | 'uncertain-score'
  | 'everyone'
  | 'you'
  | 'before'
  | `series-${number}`

type Common = {
  role: ShapeRole
  /** The row, series or person that it belongs to, for whoever wants to point at it. */
  key?: string
}

export type Shape = Common &
  (
    | { kind: 'rect'; x: number; y: number; width: number; height: number; radius: number }
    | { kind: 'line'; x1: number; y1: number; x2: number; y2: number }
    | { kind: 'circle'; cx: number; cy: number; r: number }
    /** An outline is stroked, an area filled. */
    | { kind: 'path'; d: string; paint: 'outline' | 'area' }
  )

export type LabelRole = 'name' | 'value' | 'word' | 'tick' | `series-${number}`

export type Label = {
  text: string
  role: LabelRole
  x: number
  y: number
  /** Which point of the text stands at x and y. */
  anchor: 'start' | 'middle' | 'end'
  baseline: 'top' | 'middle' | 'bottom'
  /** The room it has; a longer text is wrapped or shortened by the drawer, who alone knows its fonts. */
  width: number
  emphasised?: boolean
  key?: string
}

export type Drawing = { width: number; height: number; shapes: Shape[]; labels: Label[] }

/** How far shapes may reach beyond a drawing at either side: a score at the very end of the scale is drawn as a whole dot. */
export const bleed = 8

/** Two decimals are finer than any screen or press, and the same on every machine. */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0

export const clamp = (value: number, [low, high]: Domain): number => Math.min(high, Math.max(low, value))

export type Domain = readonly [low: number, high: number]

/** A score with the interval in which it most likely lies. */
export type Estimate = { score: number; low: number; high: number }

import { scaleLinear } from 'd3-scale'
import { type Domain, type Label, round, type Shape } from './drawing.ts'

/** A stretch of the scale with its name, from `from` to just below `to`. */
export type Band = { key: string; label: string; from: number; to: number }

/** The part of a row in which values are drawn, and where on it each value stands. */
export type Track = { left: number; width: number; at: (value: number) => number }

export function trackOf(domain: Domain, left: number, width: number): Track {
  const scale = scaleLinear([...domain], [left, left + width]).clamp(true)
  return { left, width, at: value => round(scale(value)) }
}

/** Bands as blocks with a gap between them, so that they are told apart without colour. */
export function bandBlocks(
  track: Track,
  bands: readonly Band[],
  y: number,
  height: number,
  gap = 2,
): Shape[] {
  return bands.map((band, i) => {
    const from = track.at(band.from) + (i === 0 ? 0 : gap / 2)
    const to = track.at(band.to) - (i === bands.length - 1 ? 0 : gap / 2)
    return {
      kind: 'rect',
      role: 'band',
      key: band.key,
      x: round(from),
      y: round(y),
      width: round(Math.max(0, to - from)),
      height: round(height),
      radius: 2,
    }
  })
}

/**
 * The bands' names under the track. A first band that is narrower than its neighbour, with a name that is not, ends its
 * name where the band ends and uses the room before the track.
 */
export function bandNames(track: Track, bands: readonly Band[], y: number): Label[] {
  const widthOf = (band: Band | undefined) => (band ? track.at(band.to) - track.at(band.from) : 0)
  return bands.map((band, i) => {
    const common = { text: band.label, role: 'tick', key: band.key, y: round(y), baseline: 'top' } as const
    const width = widthOf(band)
    if (i === 0 && track.left > 0 && width < widthOf(bands[1])) {
      const x = round(track.at(band.to) - 3)
      return { ...common, x, anchor: 'end', width: round(widthOf(bands[1])) }
    }
    const x = round((track.at(band.from) + track.at(band.to)) / 2)
    return { ...common, x, anchor: 'middle', width: round(width * 0.96) }
  })
}

/** The figures at which bands begin and end. */
export function bandEdges(track: Track, bands: readonly Band[], y: number): Label[] {
  const edges = [...bands.map(band => band.from), ...bands.slice(-1).map(band => band.to)]
  return edges.map(edge => ({
    text: String(edge),
    role: 'tick',
    x: track.at(edge),
    y: round(y),
    anchor: 'middle',
    baseline: 'top',
    width: 20,
  }))
}

import type { Drawing, Shape } from '../../charts/index.ts'
import styles from './chart.module.css'

/** Draws what charts/ has worked out: each role has its colour in the style sheet. Words stand beside it, not in it. */
export function ChartDrawing({ drawing: { width, height, shapes } }: { drawing: Drawing }) {
  return (
    <svg
      className={styles.chart}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {shapes.map((shape, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name and are drawn in this order
        <One key={n} shape={shape} />
      ))}
    </svg>
  )
}

function One({ shape }: { shape: Shape }) {
  const className = styles[shape.role]
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height, radius } = shape
      return <rect className={className} {...{ x, y, width, height }} rx={radius} />
    }
    case 'line': {
      const { x1, y1, x2, y2 } = shape
      return <line className={className} {...{ x1, y1, x2, y2 }} />
    }
    case 'circle': {
      const { cx, cy, r } = shape
      return <circle className={className} {...{ cx, cy, r }} />
    }
    case 'path':
      return <path className={className} d={shape.d} data-paint={shape.paint} />
  }
}

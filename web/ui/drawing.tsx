import { useEffect, useRef, useState } from 'react'
import { bleed, type Drawing, type Label, type Shape } from '../../charts/index.ts'
import styles from './drawing.module.css'

/** A chart of charts/, drawn as wide as its place is, so that its letters have the size of small text. Without a label it adds nothing to the words beside it. */
export function Drawn({ draw, label }: { draw(width: number): Drawing; label?: string }) {
  const { place, width, scale } = useWidth()
  const drawing = draw(Math.max(1, (width ?? anyWidth) / scale - 2 * bleed))
  return (
    <div ref={place} className={styles.place} {...(label ? { role: 'img', 'aria-label': label } : {})}>
      <svg
        width={width === undefined ? 0 : (drawing.width + 2 * bleed) * scale}
        height={drawing.height * scale}
        viewBox={`${-bleed} 0 ${drawing.width + 2 * bleed} ${drawing.height}`}
        aria-hidden="true"
      >
        {drawing.shapes.map((shape, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is drawn anew as a whole
          <One key={at} shape={shape} />
        ))}
        {drawing.labels.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is drawn anew as a whole
          <Words key={at} label={one} />
        ))}
      </svg>
    </div>
  )
}

// Until its place is measured a chart is as high as it will be and takes no width. Asking for the width at once would make
// the browser lay out everything in the middle of drawing it.
const anyWidth = 320

function useWidth() {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  // Whoever has set their browser to larger letters gets a larger chart, in which everything still has its room.
  const [scale] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)
  useEffect(() => {
    const element = place.current as HTMLDivElement
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || undefined))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { place, width, scale }
}

const classOf = (role: string) => styles[role] ?? ''

function One({ shape }: { shape: Shape }) {
  const className = classOf(shape.role)
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height, radius } = shape
      return <rect {...{ x, y, width, height, className }} rx={radius} />
    }
    case 'line': {
      const { x1, y1, x2, y2 } = shape
      return <line {...{ x1, y1, x2, y2, className }} />
    }
    case 'circle': {
      const { cx, cy, r } = shape
      return <circle {...{ cx, cy, r, className }} />
    }
    case 'path':
      return <path d={shape.d} className={`${className} ${styles[shape.paint] ?? ''}`} />
  }
}

const baselines = { top: 'hanging', middle: 'central', bottom: 'text-after-edge' } as const

function Words({ label: { text, role, x, y, anchor, baseline, emphasised } }: { label: Label }) {
  return (
    <text
      {...{ x, y }}
      textAnchor={anchor}
      dominantBaseline={baselines[baseline]}
      className={`${styles.words} ${classOf(role)} ${emphasised ? styles.emphasised : ''}`}
    >
      {text}
    </text>
  )
}

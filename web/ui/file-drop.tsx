import { type DragEvent, type ReactNode, useId, useState } from 'react'
import styles from './file-drop.module.css'
import parts from './parts.module.css'

type Props = {
  title: string
  label: string
  accept: string
  hint: string
  error?: string | undefined
  disabled?: boolean
  onFile(file: File): void
  /** What became of it. */
  children?: ReactNode
}

/** A file, dropped or picked. */
export function FileDrop({ title, label, accept, hint, error, disabled, onFile, children }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (file: File | null | undefined) => file && !disabled && onFile(file)
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  return (
    <section
      aria-label={title}
      className={isOver ? styles.over : styles.drop}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={event => {
        drag(event)
        take(event.dataTransfer.files[0])
      }}
    >
      <h2>{title}</h2>
      <input
        type="file"
        accept={accept}
        aria-label={label}
        aria-describedby={id}
        aria-invalid={error ? true : undefined}
        disabled={disabled}
        onChange={event => {
          take(event.target.files?.[0])
          // The same file, mended meanwhile, can be chosen again.
          event.target.value = ''
        }}
      />
      <p id={id} className={error ? parts.wrong : parts.soft}>
        {error ?? hint}
      </p>
      {children}
    </section>
  )
}

import { type DragEvent, useState } from 'react'
import { Icon } from '#ui/components/display/icon.tsx'
import { caretDownBold, caretUpBold, dotsSixVerticalBold } from '#ui/icons.ts'
import { texts } from '../texts.ts'
import styles from './ordered.module.css'
import { pressRow } from './press-row.ts'

/** Puts a row at another place of its list. Null for anyone who may only look. */
export type Move<Row> = ((row: Row, to: number) => void) | null

/** Rows of a table that are pressed, and dragged to another place; spread over each `tr`. */
export function useDraggedRows<Row>(onMove: Move<Row>) {
  const [dragged, setDragged] = useState<Row | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return (row: Row, index: number) => ({
    className: styles.row,
    onClick: pressRow,
    'data-over': (dragged !== null && over === index) || undefined,
    draggable: onMove !== null,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(row)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      setOver(index)
    },
    onDragEnd: end,
    onDrop: () => {
      if (dragged !== null) onMove?.(dragged, index)
      end()
    },
  })
}

export interface PlaceProps<Row> {
  row: Row
  name: string
  index: number
  /** Rows of the list. */
  count: number
  onMove: Move<Row>
}

/** The number of a row, with a grip and two arrows for anyone who may move it. */
export function Place<Row>({ row, name, index, count, onMove }: PlaceProps<Row>) {
  if (onMove === null) return <span className="num">{index + 1}</span>
  const arrow = (to: number, label: string, glyph: typeof caretUpBold) => (
    <button
      type="button"
      aria-label={`${label}: ${name}`}
      disabled={to < 0 || to >= count}
      onClick={() => onMove(row, to)}
    >
      <Icon glyph={glyph} size={14} />
    </button>
  )
  return (
    <span className={styles.place} title={texts.dragOf(name)}>
      <Icon glyph={dotsSixVerticalBold} size={16} />
      <span className="num">{index + 1}</span>
      {arrow(index - 1, texts.moveUp, caretUpBold)}
      {arrow(index + 1, texts.moveDown, caretDownBold)}
    </span>
  )
}

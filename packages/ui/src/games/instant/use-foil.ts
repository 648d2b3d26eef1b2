import { type PointerEvent, type RefObject, useRef } from 'react'
import { brushRadius, rubFoil } from './foil.ts'
import {
  clearedShare,
  noScratchedCells,
  type Point,
  scratch,
  type ScratchedCells,
} from './scratched-cells.ts'

/** Once this share is cleared, the rest of the window is revealed. */
const clearedThreshold = 0.6
/** A pointer that moved less than this counts as a tap. */
const tapPx = 6

interface Stroke {
  readonly start: Point
  last: Point
  dragging: boolean
}

interface FoilHandlers {
  /** First stroke on a window: its content must be loaded now. */
  onTouch: (place: number) => void
  onCleared: (place: number) => void
}

const pointerPosition = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y })

/** Pointer handlers for rubbing foil off the `data-place` windows, each covered by a canvas. A tap stays a button press. */
export const useFoil = (card: RefObject<HTMLElement | null>, { onTouch, onCleared }: FoilHandlers) => {
  const stroke = useRef<Stroke | null>(null)
  const scratched = useRef(new Map<number, ScratchedCells>())

  const rub = (from: Point, to: Point): void => {
    for (const window of card.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
      const canvas = window.querySelector('canvas')
      if (!canvas || window.dataset['shown'] !== undefined) continue
      const place = Number(window.dataset['place'])
      const { left, top, width, height } = canvas.getBoundingClientRect()
      const toShare = ({ x, y }: Point): Point => ({ x: (x - left) / width, y: (y - top) / height })
      const before = scratched.current.get(place) ?? noScratchedCells
      const after = scratch(before, toShare(from), toShare(to), brushRadius)
      if (after.size === before.size) continue
      scratched.current.set(place, after)
      rubFoil(canvas, toShare(from), toShare(to))
      if (before.size === 0) onTouch(place)
      if (clearedShare(after) >= clearedThreshold) onCleared(place)
    }
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      stroke.current = { start: pointerPosition(event), last: pointerPosition(event), dragging: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = stroke.current
      if (!now) return
      const position = pointerPosition(event)
      if (!now.dragging && Math.hypot(position.x - now.start.x, position.y - now.start.y) < tapPx) return
      if (!now.dragging) event.currentTarget.setPointerCapture(event.pointerId)
      now.dragging = true
      rub(now.last, position)
      now.last = position
    },
    onPointerUp: () => {
      stroke.current = null
    },
    onPointerCancel: () => {
      stroke.current = null
    },
  }
}

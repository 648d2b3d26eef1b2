import { type PointerEvent, type RefObject, useRef } from 'react'
import { brush, rubFoil } from '#parts/foil.ts'
import { clearedShare, nothingScratched, type Point, scratch, type Scratched } from '#parts/scratched.ts'

/** From this share on the rest of a window comes off by itself. */
const enough = 0.6
/** A finger that moved less than this has tapped. */
const tapPx = 6

interface Stroke {
  readonly start: Point
  last: Point
  dragging: boolean
}

interface FoilHandlers {
  /** The first touch of a window: what is under it is needed now. */
  onTouch: (place: number) => void
  onCleared: (place: number) => void
}

const at = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y })

/** Rubbing over windows of foil, each marked `data-place` and covered by a canvas. A tap stays a press of its button. */
export const useFoil = (card: RefObject<HTMLElement | null>, { onTouch, onCleared }: FoilHandlers) => {
  const stroke = useRef<Stroke | null>(null)
  const scratched = useRef(new Map<number, Scratched>())

  const rub = (from: Point, to: Point): void => {
    for (const window of card.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
      const canvas = window.querySelector('canvas')
      if (!canvas || window.dataset['shown'] !== undefined) continue
      const place = Number(window.dataset['place'])
      const { left, top, width, height } = canvas.getBoundingClientRect()
      const share = ({ x, y }: Point): Point => ({ x: (x - left) / width, y: (y - top) / height })
      const before = scratched.current.get(place) ?? nothingScratched
      const after = scratch(before, share(from), share(to), brush)
      if (after.size === before.size) continue
      scratched.current.set(place, after)
      rubFoil(canvas, share(from), share(to))
      if (before.size === 0) onTouch(place)
      if (clearedShare(after) >= enough) onCleared(place)
    }
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      stroke.current = { start: at(event), last: at(event), dragging: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = stroke.current
      if (!now) return
      const here = at(event)
      if (!now.dragging && Math.hypot(here.x - now.start.x, here.y - now.start.y) < tapPx) return
      if (!now.dragging) event.currentTarget.setPointerCapture(event.pointerId)
      now.dragging = true
      rub(now.last, here)
      now.last = here
    },
    onPointerUp: () => {
      stroke.current = null
    },
    onPointerCancel: () => {
      stroke.current = null
    },
  }
}

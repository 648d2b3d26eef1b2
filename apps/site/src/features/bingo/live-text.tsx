import { useRef } from 'react'
import type { Hall, HallMoment } from '#features/bingo/hall.ts'
import { useEachMoment } from '#features/bingo/use-moment.ts'

export interface LiveTextProps {
  hall: Hall
  text: (moment: HallMoment) => string
  className?: string
}

/** A text that changes with every ball, written in place: nothing around it is drawn anew. */
export function LiveText({ hall, text, className }: LiveTextProps) {
  const place = useRef<HTMLSpanElement>(null)
  useEachMoment(hall, moment => {
    if (place.current) place.current.textContent = text(moment)
  })
  return (
    <span ref={place} className={className}>
      {text(hall.read())}
    </span>
  )
}

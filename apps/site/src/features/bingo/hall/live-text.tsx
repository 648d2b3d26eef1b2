import { useRef } from 'react'
import type { Hall, HallMoment } from './hall.ts'
import { useEachHallMoment } from './use-hall-moment.ts'

export interface LiveTextProps {
  hall: Hall
  text: (moment: HallMoment) => string
  className?: string
}

/** A text that changes with every ball. It is updated outside React, so nothing around it renders again. */
export function LiveText({ hall, text, className }: LiveTextProps) {
  const place = useRef<HTMLSpanElement>(null)
  useEachHallMoment(hall, moment => {
    if (place.current) place.current.textContent = text(moment)
  })
  return (
    <span ref={place} className={className}>
      {text(hall.read())}
    </span>
  )
}

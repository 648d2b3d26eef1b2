import type { SVGProps } from 'react'
import type { Look } from '#looks/look.tsx'

type Outline = Pick<SVGProps<SVGElement>, 'stroke' | 'strokeWidth' | 'strokeLinejoin'>

/** Only the cartoon look has ink outlines. */
export function inkOutline(look: Look, width: number): Outline {
  return look === 'cartoon' ? { stroke: 'var(--ball-ink)', strokeWidth: width, strokeLinejoin: 'round' } : {}
}

const shadows: Record<Look, string | undefined> = {
  blue: 'drop-shadow(0 8px 10px var(--art-shadow))',
  cartoon: undefined,
  'sweet-blue': 'drop-shadow(0 6px 8px var(--art-shadow))',
}

export const motifShadow = (look: Look) => ({ filter: shadows[look] })

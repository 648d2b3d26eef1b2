import { useId } from 'react'
import { Rays } from '#art/rays.tsx'
import { Sprinkles, type Sprinkle } from '#art/sprinkles.tsx'
import { useLook } from '#looks/look.tsx'

const sprinkles: Sprinkle[] = [
  [30, 28, 'var(--paint-white)', 20],
  [78, 14, 'var(--art-sprinkle-1)', -30],
  [118, 34, 'var(--art-sprinkle-2)', 60],
  [210, 18, 'var(--paint-white)', -20],
  [262, 36, 'var(--art-sprinkle-3)', 35],
  [296, 90, 'var(--paint-white)', 80],
  [22, 92, 'var(--art-sprinkle-4)', -50],
  [284, 128, 'var(--art-sprinkle-2)', 15],
  [60, 128, 'var(--paint-white)', 40],
]

/** The background of a game card in the current look and the colour of the game kind. */
export function CardBackdrop({ paint, hueShift }: { paint: string; hueShift: number }) {
  const look = useLook()
  const id = useId()
  const hueRotation = { filter: `hue-rotate(${hueShift}deg)` }
  const box = { width: 320, height: 150 }
  if (look === 'cartoon') {
    return (
      <>
        <rect {...box} fill={paint} style={hueRotation} />
        <Rays x={160} y={92} count={14} radius={260} opacity={0.26} />
      </>
    )
  }
  const blue = look === 'blue'
  const from = blue
    ? `color-mix(in srgb, ${paint} 92%, var(--paint-white))`
    : `color-mix(in srgb, ${paint} var(--art-mix), var(--paint-white))`
  const to = blue ? `color-mix(in srgb, ${paint} 34%, var(--art-night))` : paint
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2={blue ? 1 : 0.6} y2="1">
        <stop stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <rect {...box} fill={`url(#${id})`} style={hueRotation} />
      {blue ? (
        <g fill="none" stroke="var(--paint-white)" opacity=".16">
          <circle cx="250" cy="20" r="60" />
          <circle cx="250" cy="20" r="104" />
          <circle cx="250" cy="20" r="150" />
        </g>
      ) : (
        <g opacity=".85">
          <Sprinkles at={sprinkles} length={14} />
        </g>
      )}
    </>
  )
}

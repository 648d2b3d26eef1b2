import { inkOutline } from '#art/motif-style.ts'
import { useLook } from '#looks/look.tsx'

const step = 38
// LUCKY across and ACE down share the C.
const tiles = [
  ...['L', 'U', 'C', 'K', 'Y'].map((letter, i) => ({ letter, x: i * step, y: step, lit: i === 2 })),
  { letter: 'A', x: 2 * step, y: 0, lit: false },
  { letter: 'E', x: 2 * step, y: 2 * step, lit: true },
]

export function CrosswordMotif() {
  const look = useLook()
  return (
    <g transform="translate(66 18)">
      {tiles.map(({ letter, x, y, lit }) => (
        <g key={letter} transform={`translate(${x} ${y})`}>
          <rect
            width="36"
            height="36"
            rx={look === 'blue' ? 6 : 9}
            fill={lit ? 'var(--ball-1)' : 'var(--art-paper)'}
            {...inkOutline(look, 3.5)}
          />
          <text
            x="18"
            y="26"
            textAnchor="middle"
            fontFamily="var(--font-display)"
            fontWeight="700"
            fontSize="22"
            fill="var(--paint-ink)"
          >
            {letter}
          </text>
        </g>
      ))}
    </g>
  )
}

import { Fragment } from 'react'
import type { ArtSeed } from '#art/art-seed.ts'
import { inkOutline } from '#art/motif-style.ts'
import { useLook } from '#looks/look.tsx'

const patterns: [string[], ...string[][]] = [
  ['00', '11', '20', '32', '41', '22'],
  ['01', '10', '21', '30', '42', '12'],
  ['02', '11', '31', '40', '20', '22'],
]

export function BingoMotif({ seed }: { seed: ArtSeed }) {
  const look = useLook()
  const daubed = new Set(seed.choose(patterns))
  const ink = inkOutline(look, 2.5)
  const cells = [0, 1, 2].flatMap(y => [0, 1, 2, 3, 4].map(x => [x, y] as const))
  return (
    <g transform="rotate(-5 160 80)">
      <rect x="78" y="30" width="162" height="104" rx="14" fill="var(--art-bingo)" {...inkOutline(look, 4)} />
      {cells.map(([x, y]) => (
        <Fragment key={`${x}${y}`}>
          <rect
            x={88 + x * 29}
            y={40 + y * 29}
            width="26"
            height="26"
            rx="6"
            fill="var(--art-paper)"
            {...ink}
          />
          {daubed.has(`${x}${y}`) ? (
            <circle
              cx={101 + x * 29}
              cy={53 + y * 29}
              r="9.5"
              fill={`var(--ball-${((x + y) % 5) + 1})`}
              {...ink}
            />
          ) : (
            <rect
              x={96 + x * 29}
              y={51 + y * 29}
              width="10"
              height="4"
              rx="2"
              fill="var(--paint-ink)"
              opacity=".25"
            />
          )}
        </Fragment>
      ))}
    </g>
  )
}

import { ArtBall } from '#art/art-ball.tsx'
import type { ArtSeed } from '#art/art-seed.ts'
import { inkOutline } from '#art/motif-style.ts'
import { useLook } from '#looks/look.tsx'

const places: [[number, number, number], ...[number, number, number][]] = [
  [214, 166, 112],
  [150, 222, 120],
  [118, 176, 226],
]

export function RaceMotif({ seed }: { seed: ArtSeed }) {
  const look = useLook()
  return seed.choose(places).map((x, lane) => {
    const y = 38 + lane * 37
    return (
      <g key={lane}>
        <rect
          x="56"
          y={y - 14}
          width="208"
          height="28"
          rx="14"
          fill="var(--art-paper)"
          opacity=".3"
          {...inkOutline(look, 3)}
        />
        <path
          d={`M${x - 26} ${y - 6}h-26M${x - 26} ${y + 6}h-40`}
          stroke="var(--paint-white)"
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".8"
        />
        <ArtBall x={x} y={y} r={17} hue={lane + 1} number={lane + 1} />
      </g>
    )
  })
}

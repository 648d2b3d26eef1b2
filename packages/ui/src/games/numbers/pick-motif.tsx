import { ArtBall } from '#art/art-ball.tsx'
import type { ArtSeed } from '#art/art-seed.ts'
import { inkOutline } from '#art/motif-style.ts'
import { useLook } from '#looks/look.tsx'

const picks: [number[], ...number[][]] = [
  [1, 4, 8, 10, 13],
  [0, 3, 7, 9, 12],
  [2, 5, 6, 11, 14],
]

export function PickMotif({ seed }: { seed: ArtSeed }) {
  const look = useLook()
  const picked = new Set(seed.choose(picks))
  return Array.from({ length: 15 }, (_, i) => {
    const x = 88 + (i % 5) * 36
    const y = 42 + Math.floor(i / 5) * 34
    if (picked.has(i)) return <ArtBall key={i} x={x} y={y} r={15} hue={(i % 5) + 1} />
    return (
      <circle
        key={i}
        cx={x}
        cy={y}
        r="13"
        fill="var(--art-paper)"
        opacity={look === 'blue' ? 0.22 : 0.75}
        {...inkOutline(look, 3)}
      />
    )
  })
}

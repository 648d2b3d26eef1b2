import { ArtBall } from '#art/art-ball.tsx'
import type { ArtSeed } from '#art/art-seed.ts'

export function LotteryMotif({ seed }: { seed: ArtSeed }) {
  const [left, middle, right] = seed.choose([
    [7, 23, 41],
    [12, 18, 29],
    [3, 31, 38],
    [9, 26, 44],
  ])
  return (
    <>
      <ArtBall x={104} y={88} r={33} hue={2} number={left} />
      <ArtBall x={216} y={88} r={33} hue={3} number={right} />
      <ArtBall x={160} y={78} r={41} hue={1} number={middle} />
    </>
  )
}

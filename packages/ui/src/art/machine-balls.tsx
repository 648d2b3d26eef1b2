import { ArtBall } from '#art/art-ball.tsx'
import { machineNumbers } from '#art/machine-number.ts'

const balls = [
  [250, 190, 30, 3, 31],
  [310, 215, 32, 2, 17],
  [200, 232, 29, 4, 44],
  [268, 262, 33, 1, 8],
  [338, 276, 30, 5, 52],
  [218, 300, 28, 6, 60],
  [284, 326, 31, 3, 26],
  [352, 222, 24, 1, 3],
  [182, 276, 24, 5, 48],
  [326, 160, 25, 4, 39],
  [240, 150, 22, 2, 12],
] as const

/** The balls inside a draw machine; its glass is centred at 270, 235. */
export function MachineBalls({
  dx = 0,
  dy = 0,
  max,
  className,
}: {
  dx?: number
  dy?: number
  max: number | undefined
  className?: string | undefined
}) {
  const numbers = machineNumbers(
    balls.map(([, , , , number]) => number),
    max,
  )
  return (
    <g className={className} style={{ transformOrigin: `${270 + dx}px ${235 + dy}px` }}>
      {balls.map(([x, y, r, hue, number], i) => (
        <ArtBall key={number} x={x + dx} y={y + dy} r={r} hue={hue} number={numbers[i]} />
      ))}
    </g>
  )
}

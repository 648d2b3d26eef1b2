export type Sprinkle = readonly [x: number, y: number, paint: string, turn: number]

export function Sprinkles({ at, length }: { at: readonly Sprinkle[]; length: number }) {
  const thick = length * 0.32
  return (
    <g>
      {at.map(([x, y, paint, turn]) => (
        <rect
          key={`${x}-${y}`}
          x={x - length / 2}
          y={y - thick / 2}
          width={length}
          height={thick}
          rx={thick / 2}
          fill={paint}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
    </g>
  )
}

import type { ArtSeed } from '#art/art-seed.ts'
import { inkOutline } from '#art/motif-style.ts'
import { useLook } from '#looks/look.tsx'

function Stub({
  x,
  y,
  turn,
  fill,
  number,
}: {
  x: number
  y: number
  turn: number
  fill: string
  number: string
}) {
  const look = useLook()
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d="M-62 -30h124v18a12 12 0 000 24v18h-124v-18a12 12 0 000-24z"
        fill={fill}
        {...inkOutline(look, 4)}
      />
      <path
        d="M26 -26v52"
        stroke={look === 'cartoon' ? 'var(--ball-ink)' : 'var(--art-perforation)'}
        strokeWidth="3"
        strokeDasharray="3 6"
        strokeLinecap="round"
      />
      <text
        x="-16"
        y="9"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="700"
        fontSize="25"
        letterSpacing="1"
        fill="var(--paint-ink)"
      >
        {number}
      </text>
    </g>
  )
}

export function RaffleMotif({ seed }: { seed: ArtSeed }) {
  return (
    <>
      <Stub x={150} y={86} turn={-14} fill="var(--art-stub)" number="0417" />
      <Stub
        x={176}
        y={82}
        turn={9}
        fill="var(--art-paper)"
        number={seed.choose(['0418', '2206', '7731', '1954'])}
      />
    </>
  )
}

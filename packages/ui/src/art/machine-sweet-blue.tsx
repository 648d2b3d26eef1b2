import { useId } from 'react'
import { ArtBall } from '#art/art-ball.tsx'
import { MachineBalls } from '#art/machine-balls.tsx'
import { machineNumber } from '#art/machine-number.ts'
import type { MachineProps } from '#art/machine-props.ts'
import { Sprinkles, type Sprinkle } from '#art/sprinkles.tsx'

const bubbles = [
  [60, 70, 6],
  [120, 330, 8],
  [470, 70, 10],
  [520, 220, 12],
  [90, 200, 14],
  [430, 380, 16],
] as const

const sprinkles: Sprinkle[] = [
  [40, 40, 'var(--art-sprinkle-1)', 20],
  [110, 110, '#fff', -30],
  [500, 120, 'var(--art-sprinkle-2)', 60],
  [540, 320, 'var(--art-sprinkle-3)', -20],
  [70, 380, 'var(--art-sprinkle-4)', 35],
  [440, 30, '#fff', 80],
  [30, 280, 'var(--art-sprinkle-2)', -50],
  [400, 60, 'var(--art-sprinkle-1)', 15],
]

/** Draw machine of the sweet-blue look: a gumball machine among sprinkles. */
export function MachineSweetBlue({ ballsClass, max }: MachineProps) {
  const glass = useId()
  const base = useId()
  return (
    <>
      <defs>
        <radialGradient id={glass} cx=".4" cy=".3" r=".8">
          <stop stopColor="#fff" stopOpacity=".95" />
          <stop offset=".55" stopColor="#fff" stopOpacity=".22" />
          <stop offset="1" stopColor="#9DB8FF" stopOpacity=".35" />
        </radialGradient>
        <linearGradient id={base} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#FF9CC4" />
          <stop offset="1" stopColor="#D31867" />
        </linearGradient>
      </defs>
      <g fill="#fff" opacity="var(--art-bubble)">
        {bubbles.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <Sprinkles at={sprinkles} length={26} />
      <path d="M196 360h148l20 56a14 14 0 01-14 14H190a14 14 0 01-14-14z" fill={`url(#${base})`} />
      <rect x="176" y="346" width="188" height="28" rx="14" fill="#fff" />
      <path d="M270 96v-26" stroke="#D31867" strokeWidth="14" strokeLinecap="round" />
      <circle cx="270" cy="62" r="16" fill={`url(#${base})`} />
      <MachineBalls dx={-2} dy={-6} max={max} className={ballsClass} />
      <circle cx="270" cy="226" r="142" fill={`url(#${glass})`} opacity="var(--art-haze)" />
      <circle cx="270" cy="226" r="142" fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth="7" />
      <path
        d="M166 176a116 116 0 0158-60"
        fill="none"
        stroke="#fff"
        strokeWidth="14"
        strokeLinecap="round"
        opacity=".9"
      />
      <rect x="236" y="388" width="68" height="30" rx="15" fill="#fff" opacity=".9" />
      <circle cx="270" cy="403" r="9" fill="#D31867" />
      <ArtBall x={456} y={330} r={50} hue={2} number={machineNumber(23, max)} />
    </>
  )
}

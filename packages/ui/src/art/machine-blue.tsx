import { useId } from 'react'
import { ArtBall } from '#art/art-ball.tsx'
import { MachineBalls } from '#art/machine-balls.tsx'
import { machineNumber } from '#art/machine-number.ts'
import type { MachineProps } from '#art/machine-props.ts'

/** Draw machine of the blue look: a glass sphere under two light beams. */
export function MachineBlue({ ballsClass, max }: MachineProps) {
  const glow = useId()
  const glass = useId()
  const beam = useId()
  const stand = useId()
  return (
    <>
      <defs>
        <radialGradient id={glow} cx=".5" cy=".5" r=".5">
          <stop stopColor="#9CC7FF" stopOpacity=".55" />
          <stop offset="1" stopColor="#9CC7FF" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={glass} cx=".38" cy=".3" r=".8">
          <stop stopColor="#fff" stopOpacity=".38" />
          <stop offset=".5" stopColor="#7FB2FF" stopOpacity=".10" />
          <stop offset="1" stopColor="#04143A" stopOpacity=".42" />
        </radialGradient>
        <linearGradient id={beam} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#CFE2FF" stopOpacity=".42" />
          <stop offset="1" stopColor="#CFE2FF" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={stand} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#DDE9FF" />
          <stop offset="1" stopColor="#5E86CF" />
        </linearGradient>
      </defs>
      <path
        data-far=""
        d="M120 -20L40 430h220L190 -20zM420 -20l-70 450h240L500 -20z"
        fill={`url(#${beam})`}
        opacity=".6"
      />
      <g fill="none" stroke="#fff" opacity=".16" strokeWidth="1.2">
        <ellipse cx="270" cy="238" rx="250" ry="92" transform="rotate(-14 270 238)" />
        <ellipse cx="270" cy="238" rx="310" ry="120" transform="rotate(-14 270 238)" />
      </g>
      <circle cx="270" cy="235" r="220" fill={`url(#${glow})`} />
      <path d="M196 380h148l22 50H174z" fill={`url(#${stand})`} />
      <rect x="182" y="368" width="176" height="20" rx="10" fill="#EAF2FF" />
      <MachineBalls max={max} className={ballsClass} />
      <circle
        cx="270"
        cy="235"
        r="142"
        fill={`url(#${glass})`}
        stroke="#DCEAFF"
        strokeOpacity=".75"
        strokeWidth="3"
      />
      <path
        d="M168 180a116 116 0 0162-62"
        fill="none"
        stroke="#fff"
        strokeWidth="10"
        strokeLinecap="round"
        opacity=".7"
      />
      <circle cx="160" cy="208" r="5" fill="#fff" opacity=".8" />
      <path
        d="M396 296c30 6 40 14 52 26"
        stroke="#EAF2FF"
        strokeOpacity=".28"
        strokeWidth="40"
        strokeLinecap="round"
        fill="none"
      />
      <ArtBall x={466} y={330} r={46} hue={1} number={machineNumber(23, max)} />
      <g fill="#fff">
        <circle cx="456" cy="90" r="2.5" />
        <circle cx="502" cy="150" r="2" />
        <circle cx="96" cy="120" r="2" />
        <circle cx="520" cy="60" r="1.6" />
        <circle cx="70" cy="250" r="1.6" />
      </g>
    </>
  )
}

import { useId } from 'react'
import { useLook } from '#looks/look.tsx'

export interface ArtBallProps {
  x: number
  y: number
  r: number
  hue: number
  number?: number | undefined
}

function Digits({
  x,
  y,
  r,
  number,
  size,
  drop,
}: {
  x: number
  y: number
  r: number
  number: number | undefined
  size: number
  drop: number
}) {
  if (number === undefined) return null
  return (
    <text
      x={x}
      y={y + r * drop}
      textAnchor="middle"
      fontFamily="var(--font-display)"
      fontWeight="700"
      fontSize={r * size}
      fill="var(--ball-num)"
    >
      {number}
    </text>
  )
}

function InkBall({ x, y, r, hue, number }: ArtBallProps) {
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={r}
        fill={`var(--ball-${hue})`}
        stroke="var(--ball-ink)"
        strokeWidth={Math.max(3, r * 0.13)}
      />
      <path
        d={`M${x + r * 0.86} ${y + r * 0.2}a${r * 0.9} ${r * 0.9} 0 0 1 ${-r * 1.5} ${r * 0.52}c${r * 0.7} ${r * 0.1} ${r * 1.2} ${-r * 0.1} ${r * 1.5} ${-r * 0.52}z`}
        fill={`var(--ball-${hue}d)`}
      />
      <circle
        cx={x}
        cy={y}
        r={r * 0.56}
        fill="var(--paint-white)"
        stroke="var(--ball-ink)"
        strokeWidth={Math.max(2, r * 0.07)}
      />
      <ellipse
        cx={x - r * 0.5}
        cy={y - r * 0.62}
        rx={r * 0.2}
        ry={r * 0.11}
        fill="var(--paint-white)"
        transform={`rotate(-35 ${x - r * 0.5} ${y - r * 0.62})`}
      />
      <Digits x={x} y={y} r={r} number={number} size={0.68} drop={0.24} />
    </g>
  )
}

function LitBall({ x, y, r, hue, number, jelly }: ArtBallProps & { jelly: boolean }) {
  const id = useId()
  const body = `var(--ball-${hue})`
  return (
    <g>
      <radialGradient id={id} cx=".36" cy=".28" r=".9">
        <stop stopColor={jelly ? 'var(--paint-white)' : body} stopOpacity={jelly ? 0.95 : 1} />
        <stop offset={jelly ? 0.38 : 0.4} stopColor={body} />
        <stop offset="1" stopColor={`var(--ball-${hue}d)`} />
      </radialGradient>
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
      {!jelly && (
        <ellipse
          cx={x - r * 0.36}
          cy={y - r * 0.5}
          rx={r * 0.26}
          ry={r * 0.16}
          fill="var(--paint-white)"
          opacity=".75"
          transform={`rotate(-30 ${x - r * 0.36} ${y - r * 0.5})`}
        />
      )}
      <circle cx={x} cy={y} r={r * 0.57} fill="var(--paint-white)" />
      {jelly && (
        <ellipse
          cx={x - r * 0.18}
          cy={y - r * 0.74}
          rx={r * 0.42}
          ry={r * 0.15}
          fill="var(--paint-white)"
          opacity=".85"
          transform={`rotate(-12 ${x} ${y})`}
        />
      )}
      <Digits x={x} y={y} r={r} number={number} size={0.64} drop={0.22} />
    </g>
  )
}

export function ArtBall(props: ArtBallProps) {
  const look = useLook()
  return look === 'cartoon' ? <InkBall {...props} /> : <LitBall {...props} jelly={look === 'sweet-blue'} />
}

import { useId } from 'react'
import { inkOutline } from '#art/motif-style.ts'
import { useLook } from '#looks/look.tsx'

function star(x: number, y: number, r: number): string {
  const point = (i: number) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    const reach = i % 2 ? r * 0.45 : r
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`
  }
  return `M${Array.from({ length: 10 }, (_, i) => point(i)).join('L')}z`
}

export function ScratchMotif() {
  const look = useLook()
  const foil = useId()
  const clip = useId()
  const ink = inkOutline(look, 3)
  return (
    <g transform="rotate(-4 160 80)">
      <linearGradient id={foil} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="var(--foil-1)" />
        <stop offset=".48" stopColor="var(--foil-2)" />
        <stop offset=".52" stopColor="var(--foil-3)" />
        <stop offset="1" stopColor="var(--foil-1)" />
      </linearGradient>
      <clipPath id={clip}>
        <circle cx="217" cy="88" r="24" />
      </clipPath>
      <rect
        x="64"
        y="28"
        width="192"
        height="106"
        rx="18"
        fill="var(--art-scratch)"
        {...inkOutline(look, 4)}
      />
      <rect x="82" y="42" width="92" height="9" rx="4.5" fill="var(--art-scratch-title)" />
      {[103, 160, 217].map(x => (
        <g key={x}>
          <circle cx={x} cy="88" r="24" fill="var(--art-paper)" {...ink} />
          <path d={star(x, 89, 16)} fill="var(--ball-1)" {...ink} />
        </g>
      ))}
      <g clipPath={`url(#${clip})`}>
        <path d="M190 60h56v56h-56z" fill={`url(#${foil})`} />
        <path
          d="M188 112l22-44M200 120l22-44"
          stroke="var(--art-paper)"
          strokeWidth="11"
          strokeLinecap="round"
        />
      </g>
      <circle cx="217" cy="88" r="24" fill="none" {...ink} />
    </g>
  )
}

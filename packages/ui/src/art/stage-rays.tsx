import { useId } from 'react'
import { Sprinkles, type Sprinkle } from '#art/sprinkles.tsx'
import { useLook } from '#looks/look.tsx'

const sprinkles: Sprinkle[] = [
  [90, 110, 'var(--art-sprinkle-1)', 20],
  [760, 90, 'var(--art-sprinkle-2)', -40],
  [140, 420, 'var(--art-sprinkle-4)', 60],
  [720, 400, 'var(--art-sprinkle-3)', 15],
  [250, 60, 'var(--art-sprinkle-2)', -15],
  [620, 520, 'var(--art-sprinkle-1)', 45],
]

function Studio() {
  const beam = useId()
  return (
    <>
      <linearGradient id={beam} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#CFE2FF" stopOpacity=".34" />
        <stop offset="1" stopColor="#CFE2FF" stopOpacity="0" />
      </linearGradient>
      <path
        d="M190 -20L60 640h280L270 -20zM590 -20l-70 660h280L670 -20z"
        fill={`url(#${beam})`}
        opacity=".7"
        style={{ filter: 'blur(5px)' }}
      />
      <g fill="none" stroke="#fff" opacity=".14">
        <ellipse cx="430" cy="270" rx="330" ry="110" transform="rotate(-10 430 270)" />
        <ellipse cx="430" cy="270" rx="430" ry="150" transform="rotate(-10 430 270)" />
      </g>
      <g fill="#fff" opacity=".8">
        <circle cx="120" cy="150" r="2.5" />
        <circle cx="742" cy="120" r="3" />
        <circle cx="690" cy="430" r="2" />
        <circle cx="170" cy="430" r="2" />
        <circle cx="84" cy="300" r="1.6" />
        <circle cx="790" cy="290" r="2" />
      </g>
    </>
  )
}

/** Backdrop of the stage: light beams (blue) or sprinkles (sweet-blue). The cartoon sunburst is a CSS background. */
export function StageRays({ className }: { className?: string | undefined }) {
  const look = useLook()
  if (look === 'cartoon') return null
  return (
    <svg className={className} viewBox="0 0 860 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {look === 'blue' ? <Studio /> : <Sprinkles at={sprinkles} length={26} />}
    </svg>
  )
}

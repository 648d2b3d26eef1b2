import type { ReactNode } from 'react'
import { inkOutline } from '#art/motif-style.ts'
import { useLook } from '#looks/look.tsx'

type Outline = ReturnType<typeof inkOutline>

/** Drawings on a 48 by 48 grid. Any other symbol name falls back to `Initial`. */
const drawings: Readonly<Record<string, (ink: Outline) => ReactNode>> = {
  crown: ink => (
    <>
      <path d="M7 36 4.5 15l10.6 8L24 9l8.900 14 10.600-8L41 36z" fill="var(--ball-1)" {...ink} />
      <path d="M8 36h32v5H8z" fill="var(--ball-1d)" {...ink} />
      <circle cx="24" cy="28" r="3" fill="var(--ball-3)" />
    </>
  ),
  diamond: ink => (
    <>
      <path d="M13 10h22l9 11-20 20L4 21z" fill="var(--ball-2)" {...ink} />
      <path d="M4 21h40L24 41z" fill="var(--ball-2d)" opacity=".45" />
      <path d="m17 21 7 20 7-20-7-11z" fill="var(--paint-white)" opacity=".4" />
    </>
  ),
  bell: ink => (
    <>
      <circle cx="24" cy="38" r="4.500" fill="var(--ball-1d)" {...ink} />
      <path
        d="M24 6c-8 0-12.500 6-12.500 13.500 0 8-2.500 11-5.500 14.500h36c-3-3.500-5.500-6.500-5.500-14.500C36.500 12 32 6 24 6z"
        fill="var(--ball-1)"
        {...ink}
      />
      <path
        d="M18 13c-2 2.500-2.500 6-2.500 9"
        stroke="var(--paint-white)"
        strokeWidth="2.500"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  ),
  star: ink => (
    <path
      d="m24 5 5.700 12 13.200 1.700-9.700 9.100 2.500 13L24 34.500 12.300 40.800l2.500-13-9.700-9.100L18.300 17z"
      fill="var(--ball-5)"
      {...ink}
    />
  ),
  clover: ink => (
    <>
      <path
        d="M24 26c0 8 2 12 6 17"
        fill="none"
        stroke="var(--ball-4d)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {[
        [17, 15],
        [31, 15],
        [17, 28],
        [31, 28],
      ].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="8.500" fill="var(--ball-4)" {...ink} />
      ))}
      <circle cx="24" cy="21.500" r="5" fill="var(--ball-4)" />
    </>
  ),
  cherry: ink => (
    <>
      <path
        d="M15 31c2-12 8-19 18-23-1 8 0 15 1 21"
        fill="none"
        stroke="var(--ball-4d)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M33 8c4-3 8-2 11 2-4 3-8 2-11-2z" fill="var(--ball-4)" {...ink} />
      <circle cx="14.500" cy="34" r="9" fill="var(--ball-3)" {...ink} />
      <circle cx="34" cy="34" r="9" fill="var(--ball-3)" {...ink} />
      <circle cx="11.500" cy="31" r="2.200" fill="var(--paint-white)" opacity=".7" />
      <circle cx="31" cy="31" r="2.200" fill="var(--paint-white)" opacity=".7" />
    </>
  ),
  lemon: ink => (
    <>
      <path
        d="M6 29c-1-8 5-18 17-18 4-4 8-5 11-3 0 3-1 4-1 5 7 3 10 10 8 17-2 8-10 12-18 11-3 2-7 2-9 0-1-1-1-3 0-4-5-2-8-5-8-8z"
        fill="var(--ball-1)"
        {...ink}
      />
      <path
        d="M14 24c1-4 4-7 8-8"
        fill="none"
        stroke="var(--paint-white)"
        strokeWidth="2.500"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  ),
  moon: ink => <path d="M31 6A19 19 0 1 0 42 31 16 16 0 0 1 31 6z" fill="var(--ball-6)" {...ink} />,
  plum: ink => (
    <>
      <path
        d="M24 14c1-4 4-7 8-8"
        fill="none"
        stroke="var(--ball-4d)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M24 14c9-4 17 3 17 13 0 9-8 16-17 15C15 43 7 36 7 27 7 17 15 10 24 14z"
        fill="var(--ball-5)"
        {...ink}
      />
      <path
        d="M24 15c-3 8-3 18 0 26"
        fill="none"
        stroke="var(--ball-5d)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  ),
  anchor: () => (
    <g fill="none" stroke="var(--ball-2d)" strokeWidth="4.500" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="24" cy="10" r="4.500" />
      <path d="M24 15v27M16 21h16M7 29c1 8 8 13 17 13s16-5 17-13" />
    </g>
  ),
}

const colours = [1, 2, 3, 4, 5, 6] as const

/** Fallback for an unknown symbol: its first letter on a disc in a colour derived from the name. */
function Initial({ name, ink }: { name: string; ink: Outline }) {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <>
      <circle cx="24" cy="24" r="18" fill={`var(--ball-${colours[sum % colours.length]})`} {...ink} />
      <circle cx="24" cy="24" r="12" fill="var(--ball-disc)" />
      <text
        x="24"
        y="30"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="700"
        fontSize="17"
        fill="var(--ball-num)"
      >
        {name.slice(0, 1).toUpperCase()}
      </text>
    </>
  )
}

export function ScratchSymbol({ name, className }: { name: string; className?: string | undefined }) {
  const ink = inkOutline(useLook(), 2.5)
  const draw = Object.hasOwn(drawings, name) ? drawings[name] : undefined
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      {draw ? draw(ink) : <Initial name={name} ink={ink} />}
    </svg>
  )
}

import { useId, type ReactNode } from 'react'
import type { BallHue } from '#games/numbers/ball-hue.ts'
import { iconPaths, type IconName } from '#icons/icon-paths.ts'
import { type Look, useLook } from '#looks/look.tsx'
import { scallop } from './scallop.ts'
import styles from './medal.module.css'

export type MedalState = 'toDo' | 'underWay' | 'earned'

export interface MedalProps {
  icon: IconName
  hue?: BallHue
  state: MedalState
  /** From 0 to 1; drawn as a ring while it is under way. */
  progress?: number
  size?: number
}

const centre = 60
const ringRadius = 56

function Glyph({ icon, size, colour }: { icon: IconName; size: number; colour: string }) {
  const scale = size / 24
  return (
    <path
      d={iconPaths[icon]}
      fill="none"
      stroke={colour}
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      transform={`translate(${centre - size / 2} ${centre - size / 2}) scale(${scale})`}
    />
  )
}

interface FaceProps {
  look: Look
  hue: BallHue
  children: ReactNode
}

/** A medal that is painted: earned, or the number of a rank. */
function Painted({ look, hue, children }: FaceProps) {
  const id = useId()
  const [light, dark] = [`var(--ball-${hue})`, `var(--ball-${hue}d)`]
  if (look === 'cartoon')
    return (
      <>
        <path
          d="M38 88l-8 30 17-7 9 13 7-26zM82 88l8 30-17-7-9 13-7-26z"
          fill={dark}
          stroke="var(--ball-ink)"
          strokeWidth={4}
          strokeLinejoin="round"
        />
        <path d={scallop(12, 47, 3.6)} fill={light} stroke="var(--ball-ink)" strokeWidth={4.5} />
        <circle cx={60} cy={60} r={34} fill="var(--paint-white)" stroke="var(--ball-ink)" strokeWidth={3.5} />
        {children}
      </>
    )
  return (
    <>
      <defs>
        <radialGradient id={id} cx=".36" cy=".2" r="1">
          <stop stopColor="var(--paint-white)" />
          <stop offset=".42" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
      </defs>
      {look === 'blue' ? (
        <>
          <ellipse
            cx={60}
            cy={60}
            rx={59}
            ry={21}
            fill="none"
            stroke={light}
            strokeOpacity={0.55}
            strokeWidth={1.4}
            transform="rotate(-24 60 60)"
          />
          <circle cx={60} cy={60} r={46} fill={`url(#${id})`} />
          <circle cx={60} cy={60} r={37} fill="var(--ball-disc)" />
        </>
      ) : (
        <>
          <path d={scallop(9, 45, 5)} fill={`url(#${id})`} />
          <circle cx={60} cy={61} r={31} fill="var(--ball-disc)" />
        </>
      )}
      {children}
    </>
  )
}

function Outlined({ look, dashed, children }: { look: Look; dashed: boolean; children: ReactNode }) {
  const stroke = {
    fill: 'var(--surface-2)',
    stroke: 'var(--line-strong)',
    strokeWidth: look === 'cartoon' ? 4 : 2,
    strokeLinecap: 'round',
    ...(dashed && { strokeDasharray: '3 7' }),
  } as const
  return (
    <>
      {look === 'blue' ? (
        <circle cx={60} cy={60} r={44} {...stroke} />
      ) : (
        <path d={look === 'cartoon' ? scallop(12, 47, 3.6) : scallop(9, 45, 5)} {...stroke} />
      )}
      {children}
    </>
  )
}

function Ring({ share }: { share: number }) {
  const length = 2 * Math.PI * ringRadius
  const circle = { cx: centre, cy: centre, r: ringRadius, fill: 'none', strokeWidth: 7 }
  return (
    <>
      <circle {...circle} stroke="var(--line)" strokeOpacity={0.35} />
      {share > 0 && (
        <circle
          {...circle}
          stroke="var(--win)"
          strokeLinecap="round"
          strokeDasharray={`${length * share} ${length}`}
          transform={`rotate(-90 ${centre} ${centre})`}
        />
      )}
    </>
  )
}

/** The badge of an achievement. Its name and its progress are written beside it. */
export function Medal({ icon, hue = 1, state, progress = 0, size = 96 }: MedalProps) {
  const look = useLook()
  return (
    <svg className={styles.medal} width={size} height={size} viewBox="-4 -4 128 132" aria-hidden="true">
      {state === 'underWay' && <Ring share={progress} />}
      {state === 'earned' ? (
        <Painted look={look} hue={hue}>
          <Glyph icon={icon} size={40} colour="var(--ball-num)" />
        </Painted>
      ) : (
        <g transform={state === 'underWay' ? 'translate(8.4 8.4) scale(.86)' : undefined}>
          <Outlined look={look} dashed={state === 'toDo'}>
            <Glyph icon={icon} size={42} colour="var(--text-2)" />
          </Outlined>
        </g>
      )}
    </svg>
  )
}

export interface NumberMedalProps {
  number: number
  hue?: BallHue
  /** From 0 to 1: the ring around it. Without it there is no ring. */
  progress?: number
  size?: number
  /** Without it the medal is hidden from screen readers. */
  label?: string
}

/** A medal with a number: a rank or a place. */
export function NumberMedal({ number, hue = 1, progress, size = 96, label }: NumberMedalProps) {
  const look = useLook()
  return (
    <svg
      className={styles.medal}
      width={size}
      height={size}
      viewBox="-4 -4 128 132"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {progress !== undefined && <Ring share={progress} />}
      <g transform={progress === undefined ? undefined : 'translate(12 12) scale(.8)'}>
        <Painted look={look} hue={hue}>
          <text className={styles.number} x={60} y={74} textAnchor="middle">
            {number}
          </text>
        </Painted>
      </g>
    </svg>
  )
}

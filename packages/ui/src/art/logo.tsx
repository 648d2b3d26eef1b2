import { useId } from 'react'
import { useLook, type Look } from '#looks/look.tsx'
import styles from './logo.module.css'

function Meridian() {
  const ring = useId()
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <linearGradient id={ring} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#8DBBFF" />
        <stop offset="1" stopColor="#2F7BFF" />
      </linearGradient>
      <circle
        cx="17"
        cy="17"
        r="15"
        fill="none"
        stroke={`url(#${ring})`}
        strokeWidth="3.2"
        strokeDasharray="70 25"
        strokeLinecap="round"
        transform="rotate(-52 17 17)"
      />
      <circle cx="17" cy="17" r="7.5" fill="#FFCB45" />
      <circle cx="28.5" cy="9" r="3.2" fill="var(--logo-moon)" />
    </svg>
  )
}

function Hullabaloo() {
  return (
    <svg width="42" height="42" viewBox="0 0 42 42" aria-hidden="true">
      <g stroke="#24163F" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="21" cy="22" r="16" fill="#FFD53D" strokeWidth="3.5" />
        <path d="M33 30a16 16 0 01-22 5c10 1 17-3 22-5z" fill="#F2A900" stroke="none" />
        <path d="M14 27c4 5 10 5 14 0" fill="none" strokeWidth="3" />
        <path d="M14 9.5L22 1l6 9.5c-4-2-10-2.5-14-1z" fill="#FF5A4F" strokeWidth="3" />
      </g>
      <ellipse cx="16" cy="20" rx="2.6" ry="3.8" fill="#24163F" />
      <ellipse cx="26" cy="20" rx="2.6" ry="3.8" fill="#24163F" />
    </svg>
  )
}

function Sherbet() {
  const sweet = useId()
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
      <radialGradient id={sweet} cx=".35" cy=".25" r="1">
        <stop stopColor="#fff" />
        <stop offset=".4" stopColor="#8AC6FF" />
        <stop offset="1" stopColor="#2B5CDB" />
      </radialGradient>
      <circle cx="20" cy="20" r="13" fill={`url(#${sweet})`} />
      <path d="M8 24L2 30l1-8zM32 16l6-6-1 8z" fill="#FF8DB9" />
      <path
        d="M13 14c4-4 9-5 13-2"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
        opacity=".9"
      />
    </svg>
  )
}

const marks: Record<Look, () => React.JSX.Element> = {
  blue: Meridian,
  cartoon: Hullabaloo,
  'sweet-blue': Sherbet,
}

/** The operator's picture, or a drawn mark if there is none, and the operator's name. */
export function Logo({ name, image }: { name: string; image?: string | undefined }) {
  const look = useLook()
  const Mark = marks[look]
  return (
    <span className={styles.logo} data-look-mark={look}>
      {image ? <img src={image} alt="" height="36" /> : <Mark />}
      <span>{name}</span>
    </span>
  )
}

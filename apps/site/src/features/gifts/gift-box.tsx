import { Sprinkles, type Sprinkle } from '@fairground/ui/art/sprinkles.tsx'
import styles from './gift-box.module.css'

/** Ten sprinkles around the open box. */
const sprinkles: readonly Sprinkle[] = [
  [0, 0, 'var(--ball-3)', 20],
  [50, -40, 'var(--ball-1)', -30],
  [120, -58, 'var(--ball-1)', 60],
  [190, -36, 'var(--ball-5)', -20],
  [226, 10, 'var(--ball-2)', 35],
  [-34, 44, 'var(--ball-1)', 80],
  [236, 64, 'var(--ball-3)', -50],
  [-10, -40, 'var(--ball-5)', 15],
  [90, -30, 'var(--ball-2)', -10],
  [160, -8, 'var(--ball-3)', 70],
]

const dots = [
  [60, 122, 5],
  [70, 150, 5],
  [136, 118, 5],
  [146, 148, 5],
  [50, 164, 3],
  [128, 162, 4],
] as const

function Lid() {
  return (
    <>
      <rect className={styles.lidFace} x="28" y="66" width="144" height="34" rx="10" />
      <path className={styles.ribbon} d="M86 66h28v34H86z" />
      <path
        className={styles.ribbon}
        d="M100 62C78 62 58 52 60 34c2-16 28-18 40 24zM100 62c22 0 42-10 40-28-2-16-28-18-40 24z"
      />
      <circle className={styles.knot} cx="100" cy="58" r="11" />
    </>
  )
}

export interface GiftBoxProps {
  /** Says in words what the drawing shows; without it the drawing is decoration. */
  label?: string
  open?: boolean
  className?: string | undefined
}

/** A box in the colours of the look. When it opens, the lid lifts, a ticket rises and sprinkles fall. */
export function GiftBox({ label, open = false, className }: GiftBoxProps) {
  return (
    <svg
      className={[styles.box, className].join(' ')}
      viewBox={open ? '-80 -78 360 262' : '10 0 180 184'}
      data-open={open || undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {open && (
        <g className={styles.sprinkles}>
          <Sprinkles at={sprinkles} length={20} />
        </g>
      )}
      {open && (
        <g className={styles.ticket}>
          <g transform="translate(-22 8) rotate(-8 100 60)">
            <path className={styles.paper} d="M40 14h120v17a11 11 0 000 22v17H40v-17a11 11 0 000-22z" />
            <circle cx="76" cy="42" r="19" fill="var(--ball-1)" />
            <circle cx="124" cy="42" r="19" fill="var(--ball-3)" />
            <circle cx="76" cy="42" r="10" fill="var(--ball-disc)" />
            <circle cx="124" cy="42" r="10" fill="var(--ball-disc)" />
          </g>
        </g>
      )}
      <path className={styles.side} d="M38 96h124v68a12 12 0 01-12 12H50a12 12 0 01-12-12z" />
      <path className={styles.ribbon} d="M88 96h24v80H88z" />
      <g className={styles.dots}>
        {dots.map(([cx, cy, r]) => (
          <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r={r} />
        ))}
      </g>
      {open && <path className={styles.shade} d="M38 96h124l-8 14H46z" />}
      <g className={styles.lid}>
        <g transform={open ? 'translate(82 -26) rotate(30 100 80)' : undefined}>
          <Lid />
        </g>
      </g>
    </svg>
  )
}

import styles from './fairness.module.css'

const bars = 10

/** A picture of a root hash: two different hashes look different at a glance. */
export function RootBars({ root }: { root: string }) {
  return (
    <svg className={styles.bars} viewBox="0 0 68 20" aria-hidden="true">
      {Array.from({ length: bars }, (_, i) => {
        const byte = Number.parseInt(root.slice(i * 2, i * 2 + 2), 16)
        const height = 5 + (byte >> 4)
        return (
          <rect
            key={i}
            x={i * 7}
            y={20 - height}
            width={5}
            height={height}
            rx={1.5}
            fill={`var(--ball-${(byte % 5) + 1})`}
          />
        )
      })}
    </svg>
  )
}

import type { PlayerRank } from '@fairground/contract/entities/rewards/reward'
import { NumberMedal } from '@fairground/ui/art/medal.tsx'
import { useText } from '#core/text/text.ts'
import { useRankName } from './use-rank-name.ts'
import styles from './ranks.module.css'

const hues = [1, 6, 3] as const

/** The first three places in their order; the style sheet puts the first one in the middle. */
export function Podium({ ranks }: { ranks: readonly PlayerRank[] }) {
  const t = useText()
  const nameFor = useRankName()
  if (ranks.length === 0) return null
  return (
    <div className={styles.podium}>
      <ol>
        {ranks.map((rank, i) => (
          <li key={rank.position} data-place={i + 1}>
            <NumberMedal number={rank.position} hue={hues[i] ?? 1} size={i === 0 ? 96 : 76} />
            <b>{nameFor(rank)}</b>
            <span className="small">{t('ranks.points', { count: rank.points })}</span>
            <i />
          </li>
        ))}
      </ol>
    </div>
  )
}

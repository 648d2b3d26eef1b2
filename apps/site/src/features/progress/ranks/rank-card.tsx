import type { PlayerProgress } from '@fairground/contract/entities/rewards/progress'
import { NumberMedal } from '@fairground/ui/art/medal.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import styles from './ranks.module.css'

/** The rank that the player's XP reached. */
export function RankCard({ progress: { rank, xp, nextXp } }: { progress: PlayerProgress }) {
  const t = useText()
  const share = nextXp === null ? 1 : xp / nextXp
  const text = nextXp === null ? t('ranks.xp', { xp }) : t('ranks.xpOf', { xp, next: nextXp })
  return (
    <Card>
      <div className={styles.rank}>
        <NumberMedal
          number={rank}
          hue={1}
          progress={share}
          size={112}
          label={t('ranks.emblem', { rank, text })}
        />
        <div>
          <p className="small muted">{t('ranks.yourRank')}</p>
          <h2>{t(`ranks.names.${rank as 1}`)}</h2>
          <p className="small num">{text}</p>
        </div>
      </div>
      <p className="small muted">{t('ranks.neverDown')}</p>
    </Card>
  )
}

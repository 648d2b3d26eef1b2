import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import type { DrawnPrize } from '#features/raffle/tickets/drawn-prizes.ts'
import { usePrizeWords } from '#features/raffle/tickets/use-prize-words.ts'
import { raffleNumber } from '#kinds/raffle/raffle-kind.ts'
import styles from './winners-log.module.css'

export interface WinnersLogProps {
  shown: readonly DrawnPrize[]
  /** The tickets drawn while the viewer was away. */
  missed: readonly number[]
}

/** Every prize as text. It is not a live region, because the announcer already speaks each prize. */
export function WinnersLog({ shown, missed }: WinnersLogProps) {
  const t = useText()
  const { won } = usePrizeWords()
  return (
    <Card title={t('raffle.playout.log.title')} pad="sm">
      <div role="log" aria-live="off" className={styles.log}>
        {shown.length === 0 && <p>{t('raffle.playout.log.empty')}</p>}
        {missed.length > 0 && (
          <p>{t('raffle.playout.log.missed', { numbers: missed.map(raffleNumber).join(', ') })}</p>
        )}
        {shown
          .filter(({ ticket }) => !missed.includes(ticket))
          .map(prize => (
            <p key={prize.n}>
              {t(`raffle.playout.log.${prize.isMine ? 'entryMine' : 'entry'}`, {
                n: prize.n,
                number: raffleNumber(prize.ticket),
                prize: won(prize),
              })}
            </p>
          ))}
      </div>
    </Card>
  )
}

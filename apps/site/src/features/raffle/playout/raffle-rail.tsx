import { Card } from '@fairground/ui/layout/card.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useText } from '#core/text/text.ts'
import type { DrawnPrize } from '#features/raffle/tickets/drawn-prizes.ts'
import { MyTicketsCard } from '#features/raffle/tickets/my-tickets-card.tsx'
import { PrizesPanel } from './prizes-panel.tsx'
import type { TierState } from './tier-states.ts'
import { WinnerRows } from '#features/raffle/tickets/winner-rows.tsx'
import { WinnersLog } from './winners-log.tsx'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import styles from '#features/playout/page/playout-page.module.css'

export interface RaffleRailProps {
  gameInstanceId: number
  tickets: readonly number[]
  shown: readonly DrawnPrize[]
  tiers: readonly TierState[]
  missed: readonly number[]
  loggedIn: boolean
  replay: boolean
}

/** Beside the stage: the player's tickets, the winners, and the prizes. */
export function RaffleRail(props: RaffleRailProps) {
  const { gameInstanceId, tickets, shown, tiers, missed, loggedIn, replay } = props
  const t = useText()
  const title = t('raffle.playout.winners.title')
  return (
    <aside className={styles.rail}>
      <MyTicketsCard tickets={tickets} shown={shown} loggedIn={loggedIn} />
      <Card title={title}>
        {shown.length === 0 ? (
          <p className="small muted">{t('raffle.playout.winners.none')}</p>
        ) : (
          <WinnerRows label={title} prizes={shown.toReversed()} />
        )}
      </Card>
      <PrizesPanel tiers={tiers} />
      <WinnersLog shown={shown} missed={missed} />
      <Note icon="shield">
        {t('playout.sealed.before')}{' '}
        <InlineLink href={`/draws?id=${gameInstanceId}`}>{t('playout.sealed.link')}</InlineLink>{' '}
        {!replay && t('playout.sealed.after')}
      </Note>
      <p className="tiny muted">{t('raffle.playout.keys')}</p>
    </aside>
  )
}

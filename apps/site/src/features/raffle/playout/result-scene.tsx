import { useText } from '#core/text/text.ts'
import { stubTone } from '#features/raffle/tickets/drawn-prizes.ts'
import type { RaffleView } from './raffle-view.ts'
import { TicketStub } from '#features/raffle/tickets/ticket-stub.tsx'
import { raffleNumber } from '#kinds/raffle/raffle-kind.ts'
import styles from './raffle-stage.module.css'

const useOutcomeText = ({ shown }: RaffleView, holding: boolean): string => {
  const t = useText()
  const mine = shown.filter(({ isMine }) => isMine).length
  if (shown.length === 0) return t('raffle.playout.result.unsold')
  if (!holding) return t('raffle.playout.result.watched')
  return mine === 0 ? t('raffle.playout.result.none') : t('raffle.playout.result.drawn', { count: mine })
}

/** The stage has no room for more tickets. */
const maxTicketsOnStage = 12

/** The final scene: the winning tickets and the viewer's outcome. */
export function ResultScene({ view, holding }: { view: RaffleView; holding: boolean }) {
  const t = useText()
  const outcomeText = useOutcomeText(view, holding)
  return (
    <div className={styles.scene} data-sheet="">
      <p className={styles.eyebrow}>{t('raffle.playout.result.eyebrow')}</p>
      <div className={styles.tickets}>
        {view.shown.slice(0, maxTicketsOnStage).map(prize => (
          <TicketStub key={prize.ticket} number={raffleNumber(prize.ticket)} tone={stubTone(prize)} />
        ))}
      </div>
      <p className={styles.name}>{outcomeText}</p>
    </div>
  )
}

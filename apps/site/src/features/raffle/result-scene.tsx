import { useText } from '#app/text.ts'
import { stubTone } from '#features/raffle/drawn-prizes.ts'
import type { RaffleView } from '#features/raffle/raffle-view.ts'
import { TicketStub } from '#features/raffle/ticket-stub.tsx'
import { raffleNumber } from '#shared/drawn-parts.ts'
import styles from './raffle-stage.module.css'

const useStanding = ({ shown }: RaffleView, holding: boolean): string => {
  const t = useText()
  const mine = shown.filter(({ isMine }) => isMine).length
  if (shown.length === 0) return t('raffle.playout.result.unsold')
  if (!holding) return t('raffle.playout.result.watched')
  return mine === 0 ? t('raffle.playout.result.none') : t('raffle.playout.result.drawn', { count: mine })
}

/** The winning tickets of a large raffle would not find room on the stage. */
const ticketsOnStage = 12

/** The sheet at the end: every winning ticket, and how I stand. */
export function ResultScene({ view, holding }: { view: RaffleView; holding: boolean }) {
  const t = useText()
  const standing = useStanding(view, holding)
  return (
    <div className={styles.scene} data-sheet="">
      <p className={styles.eyebrow}>{t('raffle.playout.result.eyebrow')}</p>
      <div className={styles.tickets}>
        {view.shown.slice(0, ticketsOnStage).map(prize => (
          <TicketStub key={prize.ticket} number={raffleNumber(prize.ticket)} tone={stubTone(prize)} />
        ))}
      </div>
      <p className={styles.name}>{standing}</p>
    </div>
  )
}

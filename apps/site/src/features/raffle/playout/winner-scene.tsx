import { styleVariables } from '@fairground/ui/style-variables'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { type DrawnPrize, isMyWin } from '#features/raffle/tickets/drawn-prizes.ts'
import { TicketReels } from './ticket-reels.tsx'
import { usePrizeWords } from '#features/raffle/tickets/use-prize-words.ts'
import { raffleNumber } from '#kinds/raffle/raffle-kind.ts'
import styles from './raffle-stage.module.css'

/** The number of digits of the highest ticket. */
const placesFor = (sold: number): number => raffleNumber(sold).length

function PrizeOnStage({ n, total, name }: { n: number; total: number; name: string }) {
  const t = useText()
  return (
    <div className={styles.prize}>
      <p className={styles.eyebrow}>{t('raffle.playout.prizeOf', { n, total })}</p>
      <p className={styles.name}>{name}</p>
    </div>
  )
}

export interface WinnerSceneProps {
  prize: DrawnPrize
  total: number
  sold: number
  /** The viewer watches the draw of this ticket, and is neither seeking nor catching up. */
  present: boolean
}

/** One prize: the ticket number rolls, then the prize and its winner appear. */
export function WinnerScene({ prize, total, sold, present }: WinnerSceneProps) {
  const t = useText()
  const { won } = usePrizeWords()
  // Decided once, so that a number that has stopped does not roll again.
  const [rolls] = useState(present)
  const places = placesFor(sold)
  const { n, name, ticket, holder, isMine } = prize
  return (
    <div className={styles.scene}>
      <PrizeOnStage n={n} total={total} name={name} />
      <TicketReels
        number={raffleNumber(ticket).padStart(places, '0')}
        places={places}
        mine={isMyWin(prize)}
        rolls={rolls}
      />
      <div
        key={n}
        className={styles.winner}
        data-mine={isMyWin(prize) || undefined}
        data-rolls={rolls || undefined}
        style={styleVariables({ '--places': places })}
      >
        <p className={styles.won}>{won(prize)}</p>
        {isMine ? (
          <p>{t('raffle.playout.yours')}</p>
        ) : (
          holder !== undefined && <p>{t('raffle.playout.heldBy', { name: holder })}</p>
        )}
      </div>
    </div>
  )
}

/** Before the first ticket: the first prize and empty windows. */
export function WaitingScene({ total, name, sold }: { total: number; name: string; sold: number }) {
  return (
    <div className={styles.scene}>
      <PrizeOnStage n={1} total={total} name={name} />
      <TicketReels number={undefined} places={placesFor(sold)} />
      <div className={styles.winner} />
    </div>
  )
}

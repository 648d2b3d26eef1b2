import { styleVariables } from '@fairground/ui/parts/style-variables'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { type DrawnPrize, isMyWin } from '#features/raffle/drawn-prizes.ts'
import { TicketReels } from '#features/raffle/ticket-reels.tsx'
import { usePrizeWords } from '#features/raffle/use-prize-words.ts'
import { raffleNumber } from '#shared/drawn-parts.ts'
import styles from './raffle-stage.module.css'

/** The digits of the highest ticket. */
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
  /** Drawn before the viewer's eyes, and not sought out or caught up with. */
  present: boolean
}

/** One prize: its number settles, then what it is and whose. */
export function WinnerScene({ prize, total, sold, present }: WinnerSceneProps) {
  const t = useText()
  const { won } = usePrizeWords()
  // Decided once: a number that stood already must not start to roll again.
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

/** Before the first number: what is drawn for, and the empty windows. */
export function WaitingScene({ total, name, sold }: { total: number; name: string; sold: number }) {
  return (
    <div className={styles.scene}>
      <PrizeOnStage n={1} total={total} name={name} />
      <TicketReels number={undefined} places={placesFor(sold)} />
      <div className={styles.winner} />
    </div>
  )
}

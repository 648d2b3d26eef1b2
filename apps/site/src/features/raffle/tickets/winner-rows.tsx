import { Button } from '@fairground/ui/controls/button.tsx'
import { classes } from '@fairground/ui/classes'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { type DrawnPrize, isMyWin, stubTone } from './drawn-prizes.ts'
import { TicketStub } from './ticket-stub.tsx'
import { usePrizeWords } from './use-prize-words.ts'
import { raffleNumber } from '#kinds/raffle/raffle-kind.ts'
import styles from './winner-rows.module.css'

const initialCount = 8

export interface WinnerRowsProps {
  label: string
  prizes: readonly DrawnPrize[]
}

/** The winning tickets with prize and holder, the first few until the viewer expands the list. */
export function WinnerRows({ label, prizes }: WinnerRowsProps) {
  const t = useText()
  const { wonSum } = usePrizeWords()
  const [all, setAll] = useState(false)
  const shown = all ? prizes : prizes.slice(0, initialCount)
  return (
    <>
      <ol className={styles.winners} aria-label={label}>
        {shown.map(prize => (
          <li key={prize.n} data-mine={isMyWin(prize) || undefined}>
            <TicketStub number={raffleNumber(prize.ticket)} tone={stubTone(prize)} />
            <span className={styles.who}>
              <b>{prize.name}</b>
              {prize.item && <span className="num">{wonSum(prize)}</span>}
              <span className="muted">{prize.isMine ? t('raffle.playout.winners.you') : prize.holder}</span>
            </span>
            {!prize.item && <b className={classes(styles.prize, 'num')}>{wonSum(prize)}</b>}
          </li>
        ))}
      </ol>
      {shown.length < prizes.length && (
        <Button size="sm" full onPress={() => setAll(true)}>
          {t('raffle.playout.winners.all', { count: prizes.length })}
        </Button>
      )}
    </>
  )
}

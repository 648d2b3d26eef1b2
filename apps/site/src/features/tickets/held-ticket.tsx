import type { Game } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Play } from '@fairground/contract/entities/plays/play'
import type { PrintedTicket } from '@fairground/contract/entities/plays/ticket'
import { formatExact } from '#core/money-format.ts'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { TicketSlip } from '@fairground/ui/games/ticket-slip.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { exactText } from '#core/money.ts'
import { PlayLine } from '#kinds/play-line.tsx'
import { getSiteKind } from '#kinds/kinds.ts'
import { totalStake } from '#shared/money/total-stake.ts'
import { PrintSheet } from '#kinds/print/print-sheet.tsx'
import { usePrint } from '#kinds/print/use-print.tsx'
import styles from './held-ticket.module.css'

const SHOWN_AT_FIRST = 10

export interface HeldTicketProps {
  game: Game
  ticket: PrintedTicket
  plays: readonly Play[]
  /** Undefined until the game has ended. */
  results: GameResults | undefined
}

function getWon(play: Play, results: GameResults | undefined): string | undefined {
  return results?.plays.find(({ seq }) => seq === play.seq)?.won ?? play.won ?? play.card?.won
}

/** One purchase: its plays, its printed codes and its price. */
export function HeldTicket({ game, ticket, plays, results }: HeldTicketProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  const [keyShown, setKeyShown] = useState(false)
  const { print, sheet } = usePrint()
  const { gameRule, currencyId, payoutCurrencyId } = game
  const { marksLines, playWord } = getSiteKind(gameRule)
  const marks = marksLines ? results : undefined
  const hits = marks && new Set(marks.drawn)
  const bonusHits = marks && new Set(marks.drawn2nd ?? [])
  const won = plays.some(play => Number(getWon(play, results) ?? 0) > 0)
  const shown = all ? plays : plays.slice(0, SHOWN_AT_FIRST)
  const paid = formatExact(totalStake(plays, currencyId), { decimals: 'always' })
  const printTicket = () => {
    print(<PrintSheet game={game} printed={{ tickets: [ticket], plays: [...plays] }} />)
  }
  return (
    <TicketSlip
      title={t('after.bets.ticket', { ticket: ticket.ticket })}
      state={won ? 'winning' : 'bought'}
      badge={
        <Badge tone={won ? 'win' : 'neutral'} icon="lock">
          {t(`after.plays.${playWord}`, { count: plays.length })}
        </Badge>
      }
    >
      <ol className={styles.plays}>
        {shown.map((play, i) => {
          const amount = getWon(play, results)
          return (
            <PlayLine
              key={play.seq}
              n={i + 1}
              play={play}
              gameRule={gameRule}
              hits={hits}
              bonusHits={bonusHits}
              end={
                amount !== undefined &&
                Number(amount) > 0 && (
                  <Badge tone="win">{exactText(amount, payoutCurrencyId, 'always')}</Badge>
                )
              }
            />
          )
        })}
      </ol>
      {plays.length > shown.length && (
        <Button full onPress={() => setAll(true)}>
          {t('after.bets.showAll', { count: plays.length })}
        </Button>
      )}
      <KeyValueList
        rows={[
          { id: 'paid', term: t('after.bets.paid'), value: paid, weight: 'strong' },
          { id: 'join', term: t('after.bets.joinCode'), value: <code>{ticket.joinCode}</code> },
          {
            id: 'key',
            term: t('after.bets.key'),
            value: keyShown ? (
              <code className={styles.key}>{ticket.code}</code>
            ) : (
              <TextButton icon="eye" className={styles.show} onPress={() => setKeyShown(true)}>
                {t('after.bets.showKey')}
              </TextButton>
            ),
          },
        ]}
      />
      <p className={styles.hint}>{t('after.bets.keyHint')}</p>
      <Button icon="document" onPress={printTicket}>
        {t('after.bets.print')}
      </Button>
      {sheet}
    </TicketSlip>
  )
}

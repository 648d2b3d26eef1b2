import type { Game } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { Play } from '@fairground/contract/entities/play'
import type { PrintedTicket } from '@fairground/contract/entities/ticket'
import { formatExact } from '@fairground/rules/money/format'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { TicketSlip } from '@fairground/ui/parts/ticket-slip.tsx'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { exactText } from '#shared/money.ts'
import { PlayLine } from '#shared/play-line.tsx'
import { playWord } from '#shared/play-word.ts'
import { stakedOn } from '#shared/staked.ts'
import { printOnly } from './print-only.ts'
import styles from './held-ticket.module.css'

const shownAtFirst = 10

export interface HeldTicketProps {
  game: Game
  ticket: PrintedTicket
  plays: readonly Play[]
  /** Once the game is over. */
  results: GameResults | undefined
}

function wonOf(play: Play, results: GameResults | undefined): string | undefined {
  return results?.plays.find(({ seq }) => seq === play.seq)?.won ?? play.won ?? play.card?.won
}

/** One purchase: its plays, the codes that are printed on it, and what it cost. */
export function HeldTicket({ game, ticket, plays, results }: HeldTicketProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  const [keyShown, setKeyShown] = useState(false)
  const { gameRule, currencyId, payoutCurrencyId } = game
  // A race is won draw by draw: its balls taken together would tick what never matched.
  const marks = results && !('regularGame' in gameRule) ? results : undefined
  const hits = marks && new Set(marks.drawn)
  const bonusHits = marks && new Set(marks.drawn2nd ?? [])
  const won = plays.some(play => Number(wonOf(play, results) ?? 0) > 0)
  const shown = all ? plays : plays.slice(0, shownAtFirst)
  const paid = formatExact(stakedOn(plays, currencyId), { decimals: 'always' })
  return (
    <TicketSlip
      title={t('after.bets.ticket', { ticket: ticket.ticket })}
      state={won ? 'winning' : 'bought'}
      className={styles.slip}
      badge={
        <Badge tone={won ? 'win' : 'neutral'} icon="lock">
          {t(`after.plays.${playWord(gameRule)}`, { count: plays.length })}
        </Badge>
      }
    >
      <ol className={styles.plays}>
        {shown.map((play, i) => {
          const amount = wonOf(play, results)
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
      <Button
        icon="document"
        className={styles.print}
        onPress={event => {
          const slip = event.currentTarget.closest('section')
          setKeyShown(true)
          setAll(true)
          if (slip) printOnly(slip)
        }}
      >
        {t('after.bets.print')}
      </Button>
    </TicketSlip>
  )
}

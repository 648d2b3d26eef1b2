import { TicketLine } from '@fairground/ui/games/numbers/ticket-line.tsx'
import { useText } from '#core/text/text.ts'
import { getSiteKind } from './kinds.ts'
import type { PlayLineProps } from './play-line-props.ts'

/** A play of balls from one or two sets. */
export function NumbersLine({ play, gameRule, n, hits, bonusHits, end }: PlayLineProps) {
  const t = useText()
  const { numbers, numbers2nd = [] } = play
  return (
    <TicketLine
      index={n}
      numbers={numbers}
      max={getSiteKind(gameRule).highestNumber ?? 0}
      bonus={numbers2nd}
      {...(hits && { hits })}
      {...(bonusHits && { bonusHits })}
      label={t('after.bets.line', { n, numbers: [...numbers, ...numbers2nd].join(', ') })}
      end={end}
    />
  )
}

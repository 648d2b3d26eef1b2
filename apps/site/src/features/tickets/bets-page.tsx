import type { Game } from '@fairground/contract/entities/games/game'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { HeldTicket } from '#features/tickets/held-ticket.tsx'
import { InclusionNote } from '#features/tickets/inclusion-note.tsx'
import { PlaysResult } from '#features/tickets/plays-result.tsx'
import { AddToCalendar } from '#kinds/add-to-calendar.tsx'
import { gamePlayerPlaysQuery, useGameResults } from '#shared/game/game-queries.ts'
import styles from './bets-page.module.css'

/** The player's tickets in one game, with their prizes after the game has ended. */
export function BetsPage({ game, playerId }: { game: Game; playerId: number }) {
  const t = useText()
  const { gameInstanceId, gameStatus, playerPlaysInGame } = game
  const { data, error, refetch } = useQuery({
    ...gamePlayerPlaysQuery(gameInstanceId, playerId),
    // A purchase while the page is open adds a ticket.
    queryKey: [...gamePlayerPlaysQuery(gameInstanceId, playerId).queryKey, playerPlaysInGame],
  })
  const ended = gameStatus === 'ENDED'
  const results = useGameResults(gameInstanceId, ended).data
  if (error)
    return (
      <ErrorState
        title={t('after.bets.failed')}
        text={t('after.failedText')}
        retry={{ label: t('common.retry'), onPress: () => void refetch() }}
      />
    )
  if (!data)
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton height={320} />
      </SkeletonGroup>
    )
  return (
    <>
      <PlaysResult game={game} results={results} />
      {data.tickets.length === 0 && (
        <EmptyState title={t('after.bets.none')} text={t('after.bets.noneText')} />
      )}
      <div className={styles.tickets}>
        {data.tickets.map(ticket => (
          <HeldTicket
            key={ticket.ticket}
            game={game}
            ticket={ticket}
            plays={data.plays.filter(play => play.joinCode === ticket.joinCode)}
            results={results}
          />
        ))}
      </div>
      <AddToCalendar game={game} />
      {data.tickets.length > 0 && <InclusionNote game={game} />}
    </>
  )
}

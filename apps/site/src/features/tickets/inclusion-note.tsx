import type { Game } from '@fairground/contract/entities/games/game'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useMemo } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { useText } from '#core/text/text.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import { receiptsFor } from '#shared/game/receipts.ts'

/** States whether this browser stores receipts that prove the tickets took part, and links to the proof. */
export function InclusionNote({ game }: { game: Pick<Game, 'gameInstanceId' | 'gameStatus'> }) {
  const t = useText()
  const { gameInstanceId, gameStatus } = game
  const count = useMemo(
    () => receiptsFor(localStorage, bootstrap.memberId, gameInstanceId).length,
    [gameInstanceId],
  )
  const ended = gameStatus === 'ENDED'
  return (
    <Note icon="shield">
      {count === 0 ? t('after.bets.noReceipts') : t('after.bets.receipts', { count })}{' '}
      {count > 0 && !ended && t('after.bets.checkLater')}{' '}
      <InlineLink href={`/draws?id=${gameInstanceId}`}>
        {ended ? t(count === 0 ? 'after.scan.verify' : 'after.bets.checkNow') : t('after.bets.seeSeal')}
      </InlineLink>
    </Note>
  )
}

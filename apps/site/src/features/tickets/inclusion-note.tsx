import type { Game } from '@fairground/contract/entities/game'
import { Note } from '@fairground/ui/parts/note.tsx'
import { useMemo } from 'react'
import { bootstrap } from '#app/bootstrap.ts'
import { useText } from '#app/text.ts'
import { InlineLink } from '#shared/inline-link.tsx'
import { receiptsOf } from '#shared/receipts.ts'

/** Whether this browser can prove that the tickets were in, and where to see it proved. */
export function InclusionNote({ game }: { game: Pick<Game, 'gameInstanceId' | 'gameStatus'> }) {
  const t = useText()
  const { gameInstanceId, gameStatus } = game
  const count = useMemo(
    () => receiptsOf(localStorage, bootstrap.memberId, gameInstanceId).length,
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

import type { Game } from '@fairground/contract/entities/games/game'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useText } from '#core/text/text.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'

export function DeckProofNote({ game }: { game: Pick<Game, 'gameStatus' | 'gameInstanceId'> }) {
  const t = useText()
  const ended = game.gameStatus === 'ENDED'
  return (
    <Note icon="shield">
      {t(ended ? 'instant.proof.ended' : 'instant.proof.onSale')}{' '}
      <InlineLink href={`/draws?id=${game.gameInstanceId}`}>
        {t(ended ? 'instant.proof.check' : 'instant.proof.see')}
      </InlineLink>
    </Note>
  )
}

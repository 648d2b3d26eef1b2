import type { Game } from '@fairground/contract/entities/games/game'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useText } from '#core/text/text.ts'
import { replayHref } from '#kinds/game-address.ts'
import { GameLinks } from '#shared/game/game-links.tsx'
import { InlineLink } from '#shared/layout/inline-link.tsx'

export interface AfterDrawProps {
  game: Game
  /** What was fixed before the draw, and the text of the link to verify it. */
  words: { proof: string; verify: string }
  /** Whether the player had tickets in the draw. */
  holding: boolean
}

/** Links after a game: replay, verification, and game information. */
export function AfterDraw({ game, words, holding }: AfterDrawProps) {
  const t = useText()
  return (
    <>
      <TextLink href={replayHref(game)} icon="play">
        {t('gameOver.replay')}
      </TextLink>
      <Note icon="shield">
        {words.proof} <InlineLink href={`/draws?id=${game.gameInstanceId}`}>{words.verify}</InlineLink>
      </Note>
      <GameLinks game={game} holding={holding} />
    </>
  )
}

import type { Game } from '@fairground/contract/entities/game'
import { Note } from '@fairground/ui/parts/note.tsx'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { useText } from '#app/text.ts'
import { replayHref } from '#shared/game-kind.ts'
import { GameLinks } from '#shared/game-links.tsx'
import { InlineLink } from '#shared/inline-link.tsx'

export interface AfterDrawProps {
  game: Game
  /** Says what was sealed, and how to check it. */
  words: { sealed: string; verify: string }
  /** The player had tickets in it. */
  holding: boolean
}

/** What is left to do with a game that is over: watch it again, check it, read more of it. */
export function AfterDraw({ game, words, holding }: AfterDrawProps) {
  const t = useText()
  return (
    <>
      <TextLink href={replayHref(game)} icon="play">
        {t('gameOver.replay')}
      </TextLink>
      <Note icon="shield">
        {words.sealed} <InlineLink href={`/draws?id=${game.gameInstanceId}`}>{words.verify}</InlineLink>
      </Note>
      <GameLinks game={game} holding={holding} />
    </>
  )
}

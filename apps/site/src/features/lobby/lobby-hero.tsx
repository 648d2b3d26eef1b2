import type { Game } from '@fairground/contract/entities/game'
import { formatPrize } from '@fairground/rules/money/format'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { Hero } from '@fairground/ui/parts/hero.tsx'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { useText } from '#app/text.ts'
import { GameCountdown } from '#shared/game-countdown.tsx'
import { gameHref, gameKind, playoutHref } from '#shared/game-kind.ts'
import { playCostText } from '#shared/money.ts'
import { Anchor } from '@fairground/ui/parts/anchor.tsx'
import { prizeOf } from './prize-of.ts'
import { useAnyPrizeOdds } from './use-odds.ts'

function Actions({ game }: { game: Game }) {
  const t = useText()
  const cost = playCostText(game, t('common.free'))
  if (game.gameStatus === 'STARTED') {
    return (
      <ButtonLink href={playoutHref(game)} tone="primary" size="lg" icon="play">
        {t('shell.watch')}
      </ButtonLink>
    )
  }
  if (game.gameStatus !== 'OPEN') {
    return (
      <ButtonLink href={gameHref(game)} size="lg">
        {t('lobby.seeGame')}
      </ButtonLink>
    )
  }
  return (
    <>
      <ButtonLink href={gameHref(game)} tone="primary" size="lg">
        {t(game.playerInGame ? 'lobby.addLines' : 'lobby.pickNumbers', { cost })}
      </ButtonLink>
      <ButtonLink href={`${gameHref(game)}&dip=1`} size="lg" icon="dice">
        {t('lobby.luckyDip')}
      </ButtonLink>
    </>
  )
}

function HeroNote({ game, proofHref }: { game: Game; proofHref: string }) {
  const t = useText()
  const odds = useAnyPrizeOdds(game)
  return (
    <>
      {odds !== undefined && <>{t('lobby.anyPrizeOdds', { odds: Math.round(odds * 10) / 10 })} · </>}
      <Anchor href={proofHref}>{t('lobby.howDrawWorks')}</Anchor>
    </>
  )
}

/** The main game of the lobby on the draw machine's stage. */
export function LobbyHero({ game, proofHref }: { game: Game; proofHref: string }) {
  const t = useText()
  const { money, word } = prizeOf(game)
  const amount = formatPrize(money)
  const start = game.tournamentStartTime
  return (
    <Hero
      eyebrow={t('lobby.nextDraw', { kind: t(`kind.${gameKind(game)}`) })}
      title={game.gameTitle}
      prize={amount}
      prizeLabel={t(word === 'jackpot' ? 'lobby.jackpotLabel' : 'lobby.poolLabel', { amount })}
      countdown={
        game.gameStatus === 'STARTED' ? (
          <Badge tone="live" size="lg">
            {t('lobby.drawing')}
          </Badge>
        ) : (
          start !== null && <GameCountdown title={game.gameTitle} target={start} form="tiles" />
        )
      }
      actions={<Actions game={game} />}
      note={<HeroNote game={game} proofHref={proofHref} />}
    />
  )
}

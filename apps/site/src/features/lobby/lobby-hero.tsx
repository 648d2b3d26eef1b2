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
import { unitOf } from './unit-of.ts'
import { useAnyPrizeOdds } from './use-odds.ts'

const calls = {
  line: ['lobby.pickNumbers', 'lobby.addLines'],
  ticket: ['lobby.getTickets', 'lobby.addTickets'],
  card: ['lobby.getCards', 'lobby.addCards'],
} as const

const callOf = (game: Game) => calls[unitOf(game)][game.playerInGame ? 1 : 0]

const prizeLabels = {
  jackpot: 'lobby.jackpotLabel',
  pool: 'lobby.poolLabel',
  topPrize: 'lobby.topPrizeLabel',
} as const

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
        {t(callOf(game), { cost })}
      </ButtonLink>
      {unitOf(game) === 'line' && (
        <ButtonLink href={`${gameHref(game)}&dip=1`} size="lg" icon="dice">
          {t('lobby.luckyDip')}
        </ButtonLink>
      )}
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
      eyebrow={t(game.tournament ? 'lobby.nextDraw' : 'lobby.nowOn', { kind: t(`kind.${gameKind(game)}`) })}
      title={game.gameTitle}
      prize={amount}
      prizeLabel={t(prizeLabels[word], { amount })}
      countdown={
        game.gameStatus === 'STARTED' ? (
          <Badge tone="live" size="lg">
            {t('lobby.drawing')}
          </Badge>
        ) : (
          start !== null &&
          game.tournament && <GameCountdown title={game.gameTitle} target={start} form="tiles" />
        )
      }
      actions={<Actions game={game} />}
      note={<HeroNote game={game} proofHref={proofHref} />}
    />
  )
}

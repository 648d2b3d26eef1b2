import type { Game } from '@fairground/contract/entities/games/game'
import { formatPrize } from '#core/money-format.ts'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Hero } from '@fairground/ui/layout/hero.tsx'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { useText } from '#core/text/text.ts'
import { GameCountdown } from '#shared/game/game-countdown.tsx'
import { gameHref, getGameFamily, playoutHref } from '#kinds/game-address.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { playCostText } from '#core/money.ts'
import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { headlinePrize } from './headline-prize.ts'
import { getPlayUnit } from './play-unit.ts'
import { useAnyPrizeOdds } from './use-any-prize-odds.ts'

const actionLabels = {
  line: ['lobby.pickNumbers', 'lobby.addLines'],
  ticket: ['lobby.getTickets', 'lobby.addTickets'],
  card: ['lobby.getCards', 'lobby.addCards'],
} as const

const actionLabel = (game: Game) => actionLabels[getPlayUnit(game)][game.playerInGame ? 1 : 0]

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
        {t(actionLabel(game), { cost })}
      </ButtonLink>
      {getPlayUnit(game) === 'line' && (
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

/** The featured draw has the biggest prize of those on sale. */
const eyebrowFor = ({ tournament, gameStatus }: Game) => {
  if (!tournament) return 'lobby.nowOn'
  return gameStatus === 'OPEN' ? 'lobby.biggestPrize' : 'lobby.nextDraw'
}

/** Presents the main game of the lobby. */
export function LobbyHero({ game, proofHref }: { game: Game; proofHref: string }) {
  const t = useText()
  const { money, word } = headlinePrize(game)
  const amount = formatPrize(money)
  const start = game.tournamentStartTime
  return (
    <Hero
      eyebrow={t(eyebrowFor(game), { kind: t(`kind.${getGameFamily(game)}`) })}
      title={game.gameTitle}
      ballMax={getSiteKind(game.gameRule).highestNumber}
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

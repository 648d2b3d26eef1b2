import type { Game } from '@fairground/contract/entities/games/game'
import { formatPrize } from '#core/money-format.ts'
import { GameCard, type GameAction } from '@fairground/ui/games/game-card.tsx'
import { openModal } from '#core/modals.ts'
import { useMayBeLoggedIn } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { GameCountdown } from '#shared/game/game-countdown.tsx'
import { gameHref, isInstant, playoutHref } from '#kinds/game-address.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { playCostText } from '#core/money.ts'
import { cardAction, cardBadge } from './card-state.ts'
import { headlinePrize } from './headline-prize.ts'
import { pickSummary } from './pick-summary.ts'
import { getPlayUnit } from './play-unit.ts'
import { useFavourite } from '#shared/game/use-favourite.ts'

const useBadge = (game: Game) => {
  const t = useText()
  switch (cardBadge(game, headlinePrize(game).word === 'jackpot')) {
    case 'joined':
      return {
        tone: 'win',
        icon: 'check',
        children: t(`lobby.${getPlayUnit(game)}s`, { count: game.playerPlaysInGame }),
      } as const
    case 'live':
      return { tone: 'live', children: t('common.live') } as const
    case 'progressive':
      return { tone: 'soft', children: t('lobby.progressive') } as const
    case 'instant':
      return { tone: 'soft', children: t(isInstant(game) ? 'lobby.instant' : 'lobby.instaplay') } as const
    case null:
      return undefined
  }
}

const useAction = (game: Game): GameAction => {
  const t = useText()
  const loggedIn = useMayBeLoggedIn()
  switch (cardAction(game)) {
    case 'play':
      return loggedIn
        ? { label: t('lobby.actionPlay'), href: gameHref(game) }
        : {
            label: t('lobby.actionPlay'),
            onPress: () => openModal('login', { redirectUrl: gameHref(game) }),
          }
    case 'watch':
      return { label: t('lobby.actionWatch'), tone: 'secondary', href: playoutHref(game) }
    case 'full':
      return { label: t('lobby.actionFull'), disabled: true }
    case 'closed':
      return { label: t('lobby.actionClosed'), disabled: true }
  }
}

const useStatusLine = (game: Game): string => {
  const t = useText()
  if (game.gameStatus === 'STARTED') return t('lobby.drawing')
  if (game.gameStatus === 'RETRY') return t('lobby.checking')
  if (game.gameStatus !== 'OPEN') return t(isInstant(game) ? 'lobby.deckSoon' : 'lobby.closedSoon')
  if (isInstant(game)) return t('lobby.anyTime')
  const summary = pickSummary(t, getSiteKind(game.gameRule).playRule)
  const shape = summary === null ? '' : `${summary} · `
  const players =
    game.gamePlayerCurrent === 0
      ? t('lobby.noPlayers')
      : t('lobby.players', { count: game.gamePlayerCurrent })
  return shape + players
}

export function LobbyCard({ game }: { game: Game }) {
  const t = useText()
  const { money, word } = headlinePrize(game)
  const badge = useBadge(game)
  const action = useAction(game)
  const line = useStatusLine(game)
  const favourite = useFavourite(game)
  const cost = playCostText(game, '')
  const start = game.tournamentStartTime
  const progress = {
    value: game.gamePlayCurrent,
    max: game.gamePlayMax,
    label: game.gameTitle,
    text: t('lobby.soldOf', { sold: game.gamePlayCurrent, max: game.gamePlayMax }),
  }
  return (
    <GameCard
      href={gameHref(game)}
      title={game.gameTitle}
      kind={getSiteKind(game.gameRule).cardArt}
      artSeed={String(game.gameId)}
      badge={badge}
      prize={formatPrize(money)}
      prizeWord={t(`lobby.${word}`)}
      line={line}
      progress={game.tournament || isInstant(game) ? undefined : progress}
      countdown={
        start !== null &&
        !isInstant(game) &&
        game.gameStatus !== 'STARTED' && <GameCountdown title={game.gameTitle} target={start} />
      }
      cost={cost === '' ? t('common.free') : t(`lobby.${getPlayUnit(game)}Cost`, { cost })}
      action={action}
      favourite={favourite}
    />
  )
}

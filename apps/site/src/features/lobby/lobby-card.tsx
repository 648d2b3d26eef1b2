import type { Game } from '@fairground/contract/entities/game'
import { formatPrize } from '@fairground/rules/money/format'
import { GameCard, type GameAction } from '@fairground/ui/parts/game-card.tsx'
import { openModal } from '#app/modals.ts'
import { useMayBeLoggedIn } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { GameCountdown } from '#shared/game-countdown.tsx'
import { gameHref, gameKind, isInstant, pickFrom, playoutHref } from '#shared/game-kind.ts'
import { playCostText } from '#shared/money.ts'
import { artOf } from './art-of.ts'
import { cardAction, cardBadge } from './card-state.ts'
import { prizeOf } from './prize-of.ts'
import { unitOf } from './unit-of.ts'
import { useFavourite } from '#shared/use-favourite.ts'

const useBadge = (game: Game) => {
  const t = useText()
  switch (cardBadge(game, prizeOf(game).word === 'jackpot')) {
    case 'joined':
      return {
        tone: 'win',
        icon: 'check',
        children: t(`lobby.${unitOf(game)}s`, { count: game.playerPlaysInGame }),
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
      return { label: t('lobby.actionFull'), off: true }
    case 'closed':
      return { label: t('lobby.actionClosed'), off: true }
  }
}

const useLine = (game: Game): string => {
  const t = useText()
  if (game.gameStatus === 'STARTED') return t('lobby.drawing')
  if (game.gameStatus === 'RETRY') return t('lobby.checking')
  if (game.gameStatus !== 'OPEN') return t(isInstant(game) ? 'lobby.deckSoon' : 'lobby.closedSoon')
  if (isInstant(game)) return t('lobby.anyTime')
  const rule = pickFrom(game)
  const words =
    'oneDrawGameExtMulti' in game.gameRule
      ? t('lobby.digits', { count: game.gameRule.oneDrawGameExtMulti.pick })
      : rule && t('lobby.pickFrom', rule)
  const shape = words === null ? '' : `${words} · `
  const players =
    game.gamePlayerCurrent === 0
      ? t('lobby.noPlayers')
      : t('lobby.players', { count: game.gamePlayerCurrent })
  return shape + players
}

export function LobbyCard({ game }: { game: Game }) {
  const t = useText()
  const { money, word } = prizeOf(game)
  const badge = useBadge(game)
  const action = useAction(game)
  const line = useLine(game)
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
      kind={artOf(game, gameKind(game))}
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
      cost={cost === '' ? t('common.free') : t(`lobby.${unitOf(game)}Cost`, { cost })}
      action={action}
      favourite={favourite}
    />
  )
}

import type { Game } from '@fairground/contract/entities/games/game'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { openModal } from '#core/modals.ts'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { safeNodes } from '#shared/layout/safe-html.tsx'
import { isInstant } from './game-address.ts'
import { getSiteKind } from './kinds.ts'

/** Opens the wizard that fits the game: with a number picker, for cards, or for dealt tickets. */
const openWizard = (game: Pick<Game, 'gameId' | 'gameRule'>): void => {
  const { gameId } = game
  if (isInstant(game)) openModal('instantOneClickBuy', { gameId })
  else if (getSiteKind(game.gameRule).playRule.kind === 'dealt') openModal('oneClickBuy', { gameId })
  else openModal('oneClickNumberPick', { gameId })
}

/** What the operator writes about the game, and the one-click purchase for visitors or where the operator offers it. */
export function OneClickOffer({ game }: { game: Game }) {
  const t = useText()
  const visitor = usePlayer() === null
  const { gameInfo, oneClickGameLobbyInfo: offer, gameStatus } = game
  const offers = gameStatus === 'OPEN' && (visitor || offer !== undefined)
  if (gameInfo === '' && !offers) return null
  return (
    <Card title={t('order.about.title')}>
      {gameInfo !== '' && <div className="prose">{safeNodes(gameInfo)}</div>}
      {offers && (
        <>
          {offer === undefined ? (
            <p className="muted">{t('order.about.visitor')}</p>
          ) : (
            <div className="prose">{safeNodes(offer)}</div>
          )}
          <Button icon="ticket" onPress={() => openWizard(game)}>
            {t('order.about.oneClick')}
          </Button>
        </>
      )}
    </Card>
  )
}

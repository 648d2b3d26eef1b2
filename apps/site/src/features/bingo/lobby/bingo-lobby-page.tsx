import type { Game } from '@fairground/contract/entities/games/game'
import type { Output } from '@fairground/contract/operations'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { bingoCards } from '#features/bingo/tickets/bingo-card.ts'
import { LobbyPrizes } from './lobby-prizes.tsx'
import { MyCards } from '#features/bingo/tickets/my-cards.tsx'
import { PatternCard } from './pattern-card.tsx'
import type { BingoRule } from '#kinds/bingo/bingo-kind.ts'
import { TicketCard } from '#features/bingo/tickets/ticket-card.tsx'
import { PurchaseLobby } from '#features/purchase/lobby/purchase-lobby.tsx'
import { toPlayPrice } from '#features/purchase/ticket-price.ts'
import { liveLadder } from '#shared/game/live-ladder.ts'

export interface BingoLobbyPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  rule: BingoRule
}

export function BingoLobbyPage({ game, lobby, rule }: BingoLobbyPageProps) {
  const t = useText()
  const onRules = () => openModal('rules', { gameId: game.gameId, gameTitle: game.gameTitle })
  return (
    <PurchaseLobby
      kind="bingo"
      game={game}
      lobby={lobby}
      onRules={onRules}
      eyebrow={t('bingo.eyebrow', { balls: rule.balls })}
      notes={[
        { icon: 'dice', text: t('bingo.lobby.dealt') },
        { icon: 'check', text: t('bingo.lobby.autoDaub') },
      ]}
      prizes={
        <LobbyPrizes
          ladder={liveLadder(lobby, game)}
          returnToPlayer={lobby.returnToPlayer}
          jackpotCalls={rule.jackpotCalls}
          price={toPlayPrice(game)}
          currencyId={game.payoutCurrencyId}
          onRules={onRules}
        />
      }
      tickets={
        <MyCards cards={bingoCards(lobby.myPlays)} balls={rule.balls}>
          {card => <TicketCard card={card} balls={rule.balls} />}
        </MyCards>
      }
      after={<PatternCard rule={rule} />}
    />
  )
}

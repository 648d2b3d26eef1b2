import type { Game } from '@fairground/contract/entities/game'
import type { Output } from '@fairground/contract/operations'
import { openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { bingoCards } from '#features/bingo/card.ts'
import { LobbyPrizes } from '#features/bingo/lobby-prizes.tsx'
import { MyCards } from '#features/bingo/my-cards.tsx'
import { PatternCard } from '#features/bingo/pattern-card.tsx'
import type { BingoRule } from '#features/bingo/round.ts'
import { TicketCard } from '#features/bingo/ticket-card.tsx'
import { OrderLobby } from '#features/order/order-lobby.tsx'
import { priceOf } from '#features/order/ticket-price.ts'
import { liveLadder } from '#shared/live-ladder.ts'

export interface BingoLobbyPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  rule: BingoRule
}

export function BingoLobbyPage({ game, lobby, rule }: BingoLobbyPageProps) {
  const t = useText()
  const onRules = () => openModal('rules', { gameId: game.gameId, gameTitle: game.gameTitle })
  return (
    <OrderLobby
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
          ladder={liveLadder(lobby.prizeLadder, game)}
          players={game.gamePlayerCurrent}
          returnToPlayer={lobby.returnToPlayer}
          jackpotCalls={rule.jackpotCalls}
          price={priceOf(game)}
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

import type { Game } from '@fairground/contract/entities/game'
import type { Output } from '@fairground/contract/operations'
import { costOfPlays } from '@fairground/rules/play/cost'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { useState } from 'react'
import { useOnline } from '#app/connection.ts'
import { openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { BuyPanel } from '#features/instant/buy-panel.tsx'
import { CardBuyBar } from '#features/instant/card-buy-bar.tsx'
import { CardStage } from '#features/instant/card-stage.tsx'
import { cardsBuyState } from '#features/instant/cards-buy-state.ts'
import { cardsPriceRows, totalText } from '#features/instant/cards-price.ts'
import { ReviewSheet } from '#features/order/review-sheet.tsx'
import { cardInHand, cardsLeft, openedCards } from '#features/instant/cards-in-hand.ts'
import { deckTiers } from '#features/instant/deck-tiers.ts'
import { DeckPrizesCard } from '#features/instant/deck-prizes-card.tsx'
import { DeckProofNote } from '#features/instant/deck-proof-note.tsx'
import { OpenedCards } from '#features/instant/opened-cards.tsx'
import { useMyCards } from '#features/instant/use-my-cards.ts'
import { closeCard } from '#features/instant/use-reveal.ts'
import { EligibilityPopup } from '#features/order/eligibility-popup.tsx'
import { LobbyLayout } from '#features/order/lobby-layout.tsx'
import { RefusedNotice, UncertainNotice } from '#features/order/purchase-notice.tsx'
import { useJoining } from '#features/order/use-joining.ts'
import { GameBand } from '#shared/game-band.tsx'
import { gameKind } from '#shared/game-kind.ts'
import { GameLinks } from '#shared/game-links.tsx'
import { exactSum, playCost } from '#shared/money.ts'

export interface InstantPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
}

const lobbyPath = { crossword: '/crossword', scratchcard: '/scratchcard' } as const

export function InstantPage({ game, lobby }: InstantPageProps) {
  const t = useText()
  const online = useOnline()
  const kind = gameKind(game) === 'crossword' ? 'crossword' : 'scratchcard'
  const { gameInstanceId } = game
  const tiers = deckTiers(game, lobby.prizeLadder)
  const mine = useMyCards(gameInstanceId, game.playerPlaysInGame)
  const [wanted, setWanted] = useState(1)
  /** The card the player has begun to look at stays in hand until another is asked for. */
  const [chosen, setChosen] = useState<number>()
  const buying = useJoining(game, {
    wish: { userPlays: [], userPlaysCount: wanted },
    boughtText: count => t('instant.buy.bought', { count }),
    lobbyOf: id => `${lobbyPath[kind]}?id=${id}`,
    onJoined: () => {
      setChosen(undefined)
      setWanted(1)
    },
  })
  const state = cardsBuyState({ open: game.gameStatus === 'OPEN', online, counts: game, wanted })
  const inHand = cardInHand(mine.cards, chosen)
  const left = cardsLeft(mine.cards, inHand?.seq)
  const rules = () => openModal('rules', { gameId: game.gameId, gameTitle: game.gameTitle })

  const next = () => {
    if (inHand) void closeCard(gameInstanceId, inHand.seq)
    setChosen(undefined)
  }
  const another = () => {
    setWanted(1)
    buying.review()
  }

  const { purchase } = buying
  const notice =
    purchase.kind === 'refused' ? (
      <RefusedNotice refusal={purchase} title={t('instant.buy.refused')} />
    ) : purchase.kind === 'uncertain' ? (
      <UncertainNotice
        earlier={purchase.earlier}
        onRetry={() => void buying.retry()}
        onForget={buying.forget}
      />
    ) : null

  return (
    <>
      <GameBand
        back={{ href: '/', label: t('pick.back') }}
        eyebrow={t(`instant.eyebrow.${kind}`)}
        title={game.gameTitle}
      />
      <LobbyLayout
        main={
          mine.failed ? (
            <ErrorState
              title={t('instant.cardsFailed.title')}
              text={t('instant.cardsFailed.text')}
              retry={{
                label: t('pick.failed.retry'),
                onPress: mine.refetch,
                loading: mine.isFetching,
              }}
            />
          ) : (
            <CardStage
              game={game}
              tiers={tiers}
              play={inHand}
              loading={mine.loading}
              left={left}
              onChoose={setChosen}
              onNext={next}
              another={
                state.kind === 'ready'
                  ? {
                      label: t('instant.another', {
                        price: exactSum(playCost(game)),
                      }),
                      onPress: another,
                    }
                  : undefined
              }
            />
          )
        }
        rail={
          <>
            <BuyPanel
              kind={kind}
              state={state}
              wanted={wanted}
              onWanted={setWanted}
              price={buying.price}
              balance={buying.balance}
              notice={buying.reviewing ? null : notice}
              quiet={inHand !== undefined}
              onBuy={buying.review}
            />
            <DeckPrizesCard
              game={game}
              kind={kind}
              tiers={tiers}
              anyPrizeOdds={lobby.anyPrizeOdds}
              returnToPlayer={lobby.returnToPlayer}
              onRules={rules}
            />
            <DeckProofNote game={game} />
            <GameLinks game={game} />
          </>
        }
        after={
          <OpenedCards
            game={game}
            cards={openedCards(mine.cards).filter(({ seq }) => seq !== inHand?.seq)}
            onLook={setChosen}
          />
        }
      />
      {!inHand && !mine.loading && (
        <CardBuyBar state={state} count={wanted} price={buying.price} onBuy={buying.review} />
      )}
      <ReviewSheet
        open={buying.reviewing}
        heading={t('instant.buy.ready', { count: wanted, total: totalText(buying.price, wanted) })}
        title={game.gameTitle}
        rows={cardsPriceRows(t, buying.price, wanted, buying.balance)}
        total={totalText(buying.price, wanted)}
        stake={costOfPlays(buying.price, wanted)}
        buying={purchase.kind === 'buying'}
        blocked={state.kind === 'ready' ? undefined : t(`instant.blocked.${state.kind}`)}
        notice={
          <>
            {notice}
            <p className="small muted">{t('instant.decided')}</p>
          </>
        }
        onBack={buying.stopReview}
        onBuy={() => void buying.buy()}
      />
      <EligibilityPopup refusal={buying.refusal} onClose={buying.closeRefusal} actions={buying.actions} />
    </>
  )
}

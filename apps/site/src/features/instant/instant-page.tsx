import type { Game } from '@fairground/contract/entities/games/game'
import type { Output } from '@fairground/contract/operations'
import { multiply } from '@fairground/rules/money/money'
import { playsCost } from '@fairground/rules/play/cost'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { useState } from 'react'
import { useOnline } from '#core/connection/connection.ts'
import { openModal } from '#core/modals.ts'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { useHeldMoment } from '#core/use-held-moment.ts'
import { BuyPanel } from '#features/instant/buy-panel.tsx'
import { CardBuyBar } from '#features/instant/card-buy-bar.tsx'
import { CardStage } from '#features/instant/card-stage.tsx'
import { cardsBuyState } from '#features/instant/cards-buy-state.ts'
import { cardsPriceRows, totalText } from '#features/instant/cards-price.ts'
import { ReviewSheet } from '#features/purchase/review-sheet.tsx'
import { currentCard, cardsLeft, openedCards } from './current-card.ts'
import { deckTiers } from '#features/instant/deck-tiers.ts'
import { DeckPrizesCard } from '#features/instant/deck-prizes-card.tsx'
import { DeckProofNote } from '#features/instant/deck-proof-note.tsx'
import { OpenedCards } from '#features/instant/opened-cards.tsx'
import { useMyCards } from '#features/instant/use-my-cards.ts'
import { closeCard } from '#features/instant/use-reveal.ts'
import { EligibilityPopup } from '#features/purchase/eligibility-popup.tsx'
import { LobbyLayout } from '#features/purchase/lobby/lobby-layout.tsx'
import { RefusedNotice, UncertainNotice } from '#features/purchase/purchase-notice.tsx'
import { LobbyTools } from '#features/purchase/lobby/lobby-tools.tsx'
import { RepeatChoice } from '#features/purchase/repeat-choice.tsx'
import { toPlayPrice } from '#features/purchase/ticket-price.ts'
import { usePurchaseFlow } from '#features/purchase/use-purchase-flow.ts'
import { GameBand } from '@fairground/ui/games/game-band.tsx'
import { lobbyHref } from '#kinds/game-address.ts'
import type { InstantFamily } from '#kinds/game-family.ts'
import { GameLinks } from '#shared/game/game-links.tsx'
import { OneClickOffer } from '#kinds/one-click-offer.tsx'
import { GameTools } from '#kinds/game-tools.tsx'
import { exactSum, playCost } from '#core/money.ts'

export interface InstantPageProps {
  game: Game
  family: InstantFamily
  lobby: Output<'getGameLobby'>
}

export function InstantPage({ game, family, lobby }: InstantPageProps) {
  const t = useText()
  const online = useOnline()
  const { gameInstanceId } = game
  const tiers = deckTiers(lobby.game, lobby.prizeLadder)
  const myCards = useMyCards(gameInstanceId, game.playerPlaysInGame)
  const [wanted, setWanted] = useState(1)
  const [repeats, setRepeats] = useState(0)
  const offersRepeats = useSession().data?.configuration.repeatPlaysOnInstantGames ?? false
  /** The card that the player chose stays current until they move on. */
  const [chosen, setChosen] = useState<number>()
  const buying = usePurchaseFlow(game, {
    plays: { userPlays: [], userPlaysCount: wanted, ...(repeats > 0 && { subscriptions: repeats }) },
    total: multiply(playsCost(toPlayPrice(game), wanted), 1 + repeats),
    boughtText: count => t('instant.buy.bought', { count }),
    confirms: 'inToast',
    lobbyHref: id => lobbyHref({ ...game, gameInstanceId: id }),
    onBought: () => {
      setChosen(undefined)
      setWanted(1)
      setRepeats(0)
    },
  })
  const state = cardsBuyState({ open: game.gameStatus === 'OPEN', online, counts: game, wanted })
  const current = currentCard(myCards.cards, chosen)
  useHeldMoment('draft', true)
  const left = cardsLeft(myCards.cards, current?.seq)
  const rules = () => openModal('rules', { gameId: game.gameId, gameTitle: game.gameTitle })

  const next = () => {
    if (current) void closeCard(gameInstanceId, current.seq)
    setChosen(undefined)
  }
  const another = () => {
    setWanted(1)
    setRepeats(0)
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
        onDiscard={buying.discard}
      />
    ) : null

  return (
    <>
      <GameBand
        back={{ href: '/', label: t('pick.back') }}
        eyebrow={t(`instant.eyebrow.${family}`)}
        title={game.gameTitle}
      >
        <LobbyTools game={game} onRules={rules} />
      </GameBand>
      <LobbyLayout
        main={
          myCards.failed ? (
            <ErrorState
              title={t('instant.cardsFailed.title')}
              text={t('instant.cardsFailed.text')}
              retry={{
                label: t('pick.failed.retry'),
                onPress: myCards.refetch,
                loading: myCards.isFetching,
              }}
            />
          ) : (
            <CardStage
              game={game}
              family={family}
              tiers={tiers}
              play={current}
              loading={myCards.loading}
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
              family={family}
              state={state}
              wanted={wanted}
              onWanted={setWanted}
              repeats={repeats}
              repeat={offersRepeats && <RepeatChoice value={repeats} onChange={setRepeats} what="cards" />}
              price={buying.price}
              balance={buying.balance}
              notice={buying.reviewing ? null : notice}
              quiet={current !== undefined}
              onBuy={buying.review}
            />
            <DeckPrizesCard
              game={game}
              family={family}
              tiers={tiers}
              anyPrizeOdds={lobby.anyPrizeOdds}
              returnToPlayer={lobby.returnToPlayer}
              onRules={rules}
            />
            <DeckProofNote game={game} />
            <OneClickOffer game={game} />
            <GameLinks game={game} />
            <GameTools game={game} />
          </>
        }
        after={
          <OpenedCards
            game={game}
            cards={openedCards(myCards.cards).filter(({ seq }) => seq !== current?.seq)}
            onView={setChosen}
          />
        }
      />
      {!current && !myCards.loading && (
        <CardBuyBar
          state={state}
          count={wanted}
          repeats={repeats}
          price={buying.price}
          onBuy={buying.review}
        />
      )}
      <ReviewSheet
        open={buying.reviewing}
        heading={t('instant.buy.ready', { count: wanted, total: totalText(buying.price, wanted, repeats) })}
        title={game.gameTitle}
        rows={cardsPriceRows(t, buying.price, { count: wanted, repeats }, buying.balance)}
        total={totalText(buying.price, wanted, repeats)}
        stake={playsCost(buying.price, wanted)}
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
      <EligibilityPopup {...buying.eligibilityPopup} />
    </>
  )
}

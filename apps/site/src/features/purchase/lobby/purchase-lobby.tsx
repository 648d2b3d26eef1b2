import type { Game } from '@fairground/contract/entities/games/game'
import type { Output } from '@fairground/contract/operations'
import { multiply } from '@fairground/rules/money/money'
import { playsCost } from '@fairground/rules/play/cost'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOnline } from '#core/connection/connection.ts'
import { useGames } from '#core/stores/live-games.ts'
import { useText } from '#core/text/text.ts'
import { useHeldMoment } from '#core/use-held-moment.ts'
import { ClosedPurchase } from './closed-purchase.tsx'
import { EligibilityPopup } from '#features/purchase/eligibility-popup.tsx'
import { JoinedPurchase } from './joined-purchase.tsx'
import { LobbyLayout } from './lobby-layout.tsx'
import { LobbyTools } from './lobby-tools.tsx'
import type { PurchaseKind } from './purchase-kind.ts'
import { PurchaseSlip, useBuyButtonText } from './purchase-slip.tsx'
import { PlayersCard } from './players-card.tsx'
import { UncertainNotice } from '#features/purchase/purchase-notice.tsx'
import { QuantityCard, type QuantityNote } from './quantity-card.tsx'
import { RefusedPurchase } from './refused-purchase.tsx'
import { ReviewSheet } from '#features/purchase/review-sheet.tsx'
import { getMaxTickets, getSaleState } from '#features/purchase/sale-state.ts'
import { ticketPrice, toPlayPrice } from '#features/purchase/ticket-price.ts'
import { RepeatChoice, RepeatNotOffered } from '#features/purchase/repeat-choice.tsx'
import { SaleClock } from './sale-clock.tsx'
import { usePurchaseFlow } from '#features/purchase/use-purchase-flow.ts'
import { usePurchaseRows } from './use-purchase-rows.ts'
import { dayAndTime } from '#core/time/date.ts'
import { GameBand } from '@fairground/ui/games/game-band.tsx'
import { gameHref, gameOverHref } from '#kinds/game-address.ts'
import { GameLinks } from '#shared/game/game-links.tsx'
import { OneClickOffer } from '#kinds/one-click-offer.tsx'
import { GameTools } from '#kinds/game-tools.tsx'
import { exactSum } from '#core/money.ts'
import { nextOpenDraw } from '#shared/game/next-draw.ts'

export interface PurchaseLobbyProps {
  kind: PurchaseKind
  game: Game
  lobby: Output<'getGameLobby'>
  eyebrow: string
  notes: readonly QuantityNote[]
  prizes: ReactNode
  onRules: () => void
  /** The player's tickets. */
  tickets: ReactNode
  after: ReactNode
}

const lobbyPaths = { bingo: '/bingo/lobby', raffle: '/raffle' } as const satisfies Record<
  PurchaseKind,
  string
>

/** Lobby of a game with dealt tickets: quantity, price and the tickets already bought. */
export function PurchaseLobby(props: PurchaseLobbyProps) {
  const { kind, game, lobby, eyebrow, notes, prizes, tickets, after, onRules } = props
  const t = useText()
  const online = useOnline()
  const games = useGames()
  const moved = useSearchParams()[0].has('moved')
  const [requestedCount, setRequestedCount] = useState(1)
  const [adding, setAdding] = useState(false)
  const [repeats, setRepeats] = useState(0)
  const next = games ? nextOpenDraw(games, game) : undefined
  const max = getMaxTickets(game)
  const open = game.gameStatus === 'OPEN'
  const count = Math.min(requestedCount, Math.max(1, max))
  const flow = usePurchaseFlow(game, {
    plays: { userPlays: [], userPlaysCount: count, ...(repeats > 0 && { subscriptions: repeats }) },
    total: multiply(playsCost(toPlayPrice(game), count), 1 + repeats),
    boughtText: bought => t('order.bought', { count: bought }),
    lobbyHref: gameInstanceId => `${lobbyPaths[kind]}?id=${gameInstanceId}`,
    onBought: () => {
      setAdding(false)
      setRepeats(0)
    },
  })
  const { purchase, balance } = flow
  const price = ticketPrice(
    flow.price,
    Array.from({ length: count }, () => 1),
    repeats,
  )
  const { toPay } = flow.payment
  const payment = {
    ...flow.payment,
    choose: (selected: 'primary' | 'other') => {
      flow.payment.choose(selected)
      if (selected === 'other') setRepeats(0)
    },
  }
  const rows = usePurchaseRows(price, balance, toPay)
  const state = getSaleState({ open, online, max })
  const words = useBuyButtonText(state, price, toPay)
  const when = game.tournamentStartTime === null ? undefined : dayAndTime(game.tournamentStartTime)
  const holding = game.playerInGame && !(open && adding)
  const choosing = open && !holding
  useHeldMoment('draft', choosing)
  const notice =
    purchase.kind === 'refused' ? (
      <RefusedPurchase kind={kind} refusal={purchase} next={next && gameHref(next)} />
    ) : purchase.kind === 'uncertain' ? (
      <UncertainNotice
        earlier={purchase.earlier}
        onRetry={() => void flow.retry()}
        onDiscard={flow.discard}
      />
    ) : null
  const joined =
    lobby.myPlays.length < game.playerPlaysInGame ? (
      <SkeletonGroup label={t('order.joined.loading')}>
        <Skeleton height={420} />
      </SkeletonGroup>
    ) : (
      <JoinedPurchase
        kind={kind}
        game={game}
        plays={lobby.myPlays}
        onAddMore={open && max > 0 ? () => setAdding(true) : null}
        notice={
          moved &&
          when && (
            <Note tone="warn" icon="clock">
              {t('order.joined.moved', { time: when })}
            </Note>
          )
        }
      >
        {tickets}
      </JoinedPurchase>
    )

  return (
    <>
      <GameBand back={{ href: '/', label: t('pick.back') }} eyebrow={eyebrow} title={game.gameTitle}>
        <SaleClock
          game={game}
          sold="order"
          words={{
            closesIn: t('order.closesIn'),
            startsIn: t(`${kind}.lobby.startsIn`),
            startsAt: time => t(`${kind}.lobby.startsAt`, { time }),
          }}
        />
        <LobbyTools game={game} onRules={onRules} />
      </GameBand>
      <LobbyLayout
        main={
          choosing ? (
            <QuantityCard
              count={count}
              max={max}
              price={flow.price}
              notes={notes}
              onChange={setRequestedCount}
              onRules={onRules}
            />
          ) : holding ? (
            joined
          ) : (
            <ClosedPurchase
              kind={kind}
              game={game}
              next={next}
              resultHref={gameOverHref(game, lobby.prizeLadder)}
            />
          )
        }
        rail={
          <>
            {choosing && adding && (
              <Button icon="ticket" onPress={() => setAdding(false)}>
                {t('order.joined.back')}
              </Button>
            )}
            {choosing && (
              <PurchaseSlip
                price={price}
                balance={balance}
                payment={payment}
                state={state}
                onBuy={flow.review}
                repeat={
                  payment.chosenAccount ? (
                    <RepeatNotOffered text={t('pick.repeat.onlyIn', { currency: game.currencyId })} />
                  ) : (
                    <RepeatChoice value={repeats} onChange={setRepeats} what="tickets" />
                  )
                }
                notice={notice}
              />
            )}
            {prizes}
            <PlayersCard
              game={game}
              words={{ plays: count => t('order.tickets', { count }), none: t('order.nobody') }}
            />
            <OneClickOffer game={game} />
            <GameLinks game={game} />
            <GameTools game={game} />
          </>
        }
        after={after}
      />
      <ReviewSheet
        open={flow.reviewing}
        heading={t('order.review.title', { total: exactSum(toPay) })}
        title={game.gameTitle}
        when={when}
        rows={rows}
        total={exactSum(toPay)}
        stake={price.perDraw}
        buying={purchase.kind === 'buying'}
        blocked={words.reason}
        notice={notice}
        onBack={flow.stopReview}
        onBuy={() => void flow.buy()}
      >
        <p className="muted">{t(`${kind}.lobby.review.text`, { count: price.lines })}</p>
        {repeats > 0 && <p className="muted">{t('pick.review.repeat', { count: repeats })}</p>}
      </ReviewSheet>
      <EligibilityPopup {...flow.eligibilityPopup} />
    </>
  )
}

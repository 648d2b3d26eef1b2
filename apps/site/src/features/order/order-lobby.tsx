import type { Game } from '@fairground/contract/entities/game'
import type { Output } from '@fairground/contract/operations'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOnline } from '#app/connection.ts'
import { useGames } from '#app/live-games.ts'
import { useText } from '#app/text.ts'
import { ClosedOrder } from '#features/order/closed-order.tsx'
import { EligibilityPopup } from '#features/order/eligibility-popup.tsx'
import { JoinedOrder } from '#features/order/joined-order.tsx'
import { LobbyLayout } from '#features/order/lobby-layout.tsx'
import type { OrderKind } from '#features/order/order-kind.ts'
import { OrderSlip, useBuyWords } from '#features/order/order-slip.tsx'
import { WhoIsInCard } from '#features/order/who-is-in-card.tsx'
import { UncertainNotice } from '#features/order/purchase-notice.tsx'
import { QuantityCard, type QuantityNote } from '#features/order/quantity-card.tsx'
import { RefusedOrder } from '#features/order/refused-order.tsx'
import { ReviewSheet } from '#features/order/review-sheet.tsx'
import { mostTickets, ticketState } from '#features/order/ticket-state.ts'
import { ticketPrice } from '#features/order/ticket-price.ts'
import { SaleClock } from '#features/order/sale-clock.tsx'
import { useJoining } from '#features/order/use-joining.ts'
import { useOrderRows } from '#features/order/use-order-rows.ts'
import { dayAndTime } from '#shared/date.ts'
import { GameBand } from '#shared/game-band.tsx'
import { gameHref, gameOverHref } from '#shared/game-kind.ts'
import { GameLinks } from '#shared/game-links.tsx'
import { exactSum } from '#shared/money.ts'
import { nextOpenDraw } from '#shared/next-draw.ts'

export interface OrderLobbyProps {
  kind: OrderKind
  game: Game
  lobby: Output<'getGameLobby'>
  eyebrow: string
  notes: readonly QuantityNote[]
  prizes: ReactNode
  onRules: () => void
  /** The tickets the player holds. */
  tickets: ReactNode
  after: ReactNode
}

const lobbies = { bingo: '/bingo/lobby', raffle: '/raffle' } as const satisfies Record<OrderKind, string>

/** The lobby of a game whose tickets are dealt: how many, for how much, and what is held already. */
export function OrderLobby(props: OrderLobbyProps) {
  const { kind, game, lobby, eyebrow, notes, prizes, tickets, after, onRules } = props
  const t = useText()
  const online = useOnline()
  const games = useGames()
  const moved = useSearchParams()[0].has('moved')
  const [wanted, setWanted] = useState(1)
  const [adding, setAdding] = useState(false)
  const next = games ? nextOpenDraw(games, game) : undefined
  const most = mostTickets(game)
  const open = game.gameStatus === 'OPEN'
  const count = Math.min(wanted, Math.max(1, most))
  const joining = useJoining(game, {
    wish: { userPlays: [], userPlaysCount: count },
    boughtText: bought => t('order.bought', { count: bought }),
    lobbyOf: gameInstanceId => `${lobbies[kind]}?id=${gameInstanceId}`,
    onJoined: () => setAdding(false),
  })
  const { purchase, balance } = joining
  const price = ticketPrice(
    joining.price,
    Array.from({ length: count }, () => 1),
    0,
  )
  const { toPay } = joining.payIn
  const rows = useOrderRows(price, balance, toPay)
  const state = ticketState({ open, online, most })
  const words = useBuyWords(state, price, toPay)
  const when = game.tournamentStartTime === null ? undefined : dayAndTime(game.tournamentStartTime)
  const holding = game.playerInGame && !(open && adding)
  const ordering = open && !holding
  const notice =
    purchase.kind === 'refused' ? (
      <RefusedOrder kind={kind} refusal={purchase} next={next && gameHref(next)} />
    ) : purchase.kind === 'uncertain' ? (
      <UncertainNotice
        earlier={purchase.earlier}
        onRetry={() => void joining.retry()}
        onForget={joining.forget}
      />
    ) : null
  const joined =
    lobby.myPlays.length < game.playerPlaysInGame ? (
      <SkeletonGroup label={t('order.joined.loading')}>
        <Skeleton height={420} />
      </SkeletonGroup>
    ) : (
      <JoinedOrder
        kind={kind}
        game={game}
        plays={lobby.myPlays}
        onAddMore={open && most > 0 ? () => setAdding(true) : null}
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
      </JoinedOrder>
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
      </GameBand>
      <LobbyLayout
        main={
          ordering ? (
            <QuantityCard
              count={count}
              most={most}
              price={joining.price}
              notes={notes}
              onChange={setWanted}
              onRules={onRules}
            />
          ) : holding ? (
            joined
          ) : (
            <ClosedOrder
              kind={kind}
              game={game}
              next={next}
              resultHref={gameOverHref(game, lobby.prizeLadder)}
            />
          )
        }
        rail={
          <>
            {ordering && adding && (
              <Button icon="ticket" onPress={() => setAdding(false)}>
                {t('order.joined.back')}
              </Button>
            )}
            {ordering && (
              <OrderSlip
                price={price}
                balance={balance}
                payIn={joining.payIn}
                state={state}
                onBuy={joining.review}
                notice={notice}
              />
            )}
            {prizes}
            <WhoIsInCard
              game={game}
              words={{ plays: count => t('order.tickets', { count }), nobody: t('order.nobody') }}
            />
            <GameLinks game={game} />
          </>
        }
        after={after}
      />
      <ReviewSheet
        open={joining.reviewing}
        heading={t('order.review.title', { total: exactSum(toPay) })}
        title={game.gameTitle}
        when={when}
        rows={rows}
        total={exactSum(toPay)}
        stake={price.once}
        buying={purchase.kind === 'buying'}
        blocked={words.reason}
        notice={notice}
        onBack={joining.stopReview}
        onBuy={() => void joining.buy()}
      >
        <p className="muted">{t(`${kind}.lobby.review.text`, { count: price.lines })}</p>
      </ReviewSheet>
      <EligibilityPopup refusal={joining.refusal} onClose={joining.closeRefusal} actions={joining.actions} />
    </>
  )
}

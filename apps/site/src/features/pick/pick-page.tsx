import type { Game } from '@fairground/contract/entities/game'
import type { Output } from '@fairground/contract/operations'
import type { LineShape } from '@fairground/rules/picking/line'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useSearchParams } from 'react-router'
import { useOnline } from '#app/connection.ts'
import { useGames } from '#app/live-games.ts'
import { openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { buyState, mostLines } from '#features/pick/buy-state.ts'
import { BuyBar } from '#features/pick/buy-bar.tsx'
import { buyWords } from '#features/pick/buy-words.ts'
import { ClosedCard } from '#features/pick/closed-card.tsx'
import { dipLine, removeLine } from '#features/pick/draft.ts'
import { DraftSlip } from '#features/pick/draft-slip.tsx'
import { EligibilityPopup } from '#features/pick/eligibility-popup.tsx'
import { JoinedTicket } from '#features/pick/joined-ticket.tsx'
import { LastDrawsCard } from '#features/pick/last-draws-card.tsx'
import { LinesClose } from '#features/pick/lines-close.tsx'
import { lobbySection } from '#features/pick/lobby-section.ts'
import { NumberPicker } from '#features/pick/number-picker.tsx'
import { PickLayout } from '#features/pick/pick-layout.tsx'
import { PrizesCard } from '#features/pick/prizes-card.tsx'
import { RefusedNotice, UncertainNotice } from '#features/pick/purchase-notice.tsx'
import { ReviewSheet } from '#features/pick/review-sheet.tsx'
import { ticketPrice } from '#features/pick/ticket-price.ts'
import { useBuying } from '#features/pick/use-buying.ts'
import { useDraft } from '#features/pick/use-draft.ts'
import { WhoIsInCard } from '#features/pick/who-is-in-card.tsx'
import { randomIndex } from '#shared/crypto-random.ts'
import { dayAndTime } from '#shared/date.ts'
import { GameBand } from '#shared/game-band.tsx'
import { liveLadder } from '#shared/live-ladder.ts'
import { nextOpenDraw } from '#shared/next-draw.ts'

export interface PickPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  shape: LineShape
}

export function PickPage({ game, lobby, shape }: PickPageProps) {
  const t = useText()
  const online = useOnline()
  const games = useGames()
  const moved = useSearchParams()[0].has('moved')
  const [draft, setDraft] = useDraft(shape, game.gameId)
  const buying = useBuying(game, draft, setDraft)
  const { pick, of } = shape.first
  const price = ticketPrice(buying.price, buying.plays.length)
  const buy = buyState({
    open: game.gameStatus === 'OPEN',
    online,
    counts: game,
    draft,
    total: price.total,
  })
  const section = lobbySection({ ...game, adding: buying.adding, reviewing: buying.reviewing })
  const picking = section === 'numberPicking' || section === 'numberPickingConfirm'
  const when = game.tournamentStartTime === null ? undefined : dayAndTime(game.tournamentStartTime)
  const rules = () => openModal('rules', { gameId: game.gameId, gameTitle: game.gameTitle })
  const { purchase } = buying
  const notice =
    purchase.kind === 'refused' ? (
      <RefusedNotice error={purchase.error} />
    ) : purchase.kind === 'uncertain' ? (
      <UncertainNotice
        earlier={purchase.earlier}
        onRetry={() => void buying.retry()}
        onForget={buying.forget}
      />
    ) : null

  const picker = <NumberPicker draft={draft} onChange={setDraft} maxLines={mostLines(game)} onRules={rules} />
  const slip = (
    <DraftSlip
      draft={draft}
      price={price}
      balance={buying.balance}
      buy={buy}
      onBuy={buying.review}
      onRemove={index => setDraft(removeLine(draft, index))}
      notice={notice}
    />
  )
  const joined =
    lobby.myPlays.length < game.playerPlaysInGame ? (
      <SkeletonGroup label={t('pick.joined.loading')}>
        <Skeleton height={320} />
      </SkeletonGroup>
    ) : (
      <JoinedTicket
        game={game}
        plays={lobby.myPlays}
        max={of}
        onAddMore={game.gameStatus === 'OPEN' && mostLines(game) > 0 ? buying.addMore : null}
        notice={
          moved &&
          when && (
            <Note tone="warn" icon="clock">
              {t('pick.joined.moved', { time: when })}
            </Note>
          )
        }
      />
    )

  return (
    <>
      <GameBand
        back={{ href: '/', label: t('pick.back') }}
        eyebrow={t('pick.eyebrow', { pick, of })}
        title={game.gameTitle}
      >
        <LinesClose game={game} />
      </GameBand>
      <PickLayout
        main={
          picking ? (
            picker
          ) : section === 'numberPickingJoined' ? (
            joined
          ) : (
            <ClosedCard game={game} next={games ? nextOpenDraw(games, game) : undefined} />
          )
        }
        rail={
          <>
            {picking && buying.adding && (
              <Button icon="ticket" onPress={buying.backToTicket}>
                {t('pick.joined.backToTicket')}
              </Button>
            )}
            {picking && slip}
            <PrizesCard
              ladder={liveLadder(lobby.prizeLadder, game)}
              anyPrizeOdds={lobby.anyPrizeOdds}
              returnToPlayer={lobby.returnToPlayer}
              price={buying.price}
              pick={pick}
              onRules={rules}
            />
            <WhoIsInCard game={game} />
          </>
        }
        after={<LastDrawsCard draws={lobby.lastDraws} max={of} />}
      />
      {picking && (
        <BuyBar
          price={price}
          buy={buy}
          onBuy={buying.review}
          onFill={index => setDraft(dipLine(draft, index ?? draft.current, randomIndex))}
        />
      )}
      <ReviewSheet
        open={section === 'numberPickingConfirm'}
        title={game.gameTitle}
        when={when}
        plays={buying.plays}
        max={of}
        price={price}
        balance={buying.balance}
        buying={purchase.kind === 'buying'}
        blocked={buyWords(t, buy).reason}
        notice={notice}
        onBack={buying.stopReview}
        onBuy={() => void buying.buy()}
      />
      <EligibilityPopup refusal={buying.refusal} onClose={buying.closeRefusal} actions={buying.actions} />
    </>
  )
}

import type { Game } from '@fairground/contract/entities/games/game'
import type { Output } from '@fairground/contract/operations'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Skeleton } from '@fairground/ui/feedback/skeleton.tsx'
import { lazy, Suspense, useState } from 'react'
import { useOnline } from '#core/connection/connection.ts'
import { useGames } from '#core/stores/live-games.ts'
import { lazyPage } from '#core/lazy-page.ts'
import { openModal } from '#core/modals.ts'
import { useHeldMoment } from '#core/use-held-moment.ts'
import { useText } from '#core/text/text.ts'
import { BuyBar } from '#features/pick/buy-bar.tsx'
import { buyState, getMaxLines } from '#features/pick/buy-state.ts'
import { buyButtonText } from './buy-button-text.ts'
import { dipLine, removeLine, stakeOne } from './draft/draft.ts'
import type { PickingRule } from './draft/draft-line.ts'
import { DraftSlip } from './draft/draft-slip.tsx'
import { BonusBallSlot } from '#features/progress/balls/bonus-ball-slot.tsx'
import { EligibilityPopup } from '#features/purchase/eligibility-popup.tsx'
import { gameEyebrow } from '#features/pick/game-eyebrow.ts'
import { JoinedLines } from './ticket/joined-lines.tsx'
import { LastDrawsCard } from '#features/purchase/lobby/last-draws-card.tsx'
import { SaleClock } from '#features/purchase/lobby/sale-clock.tsx'
import { isPicking, lobbySection } from '#features/pick/lobby-section.ts'
import { NumberPicker } from './picker/number-picker.tsx'
import { hasPages, type PickerPage } from './picker/numbers-block.tsx'
import { LobbyLayout } from '#features/purchase/lobby/lobby-layout.tsx'
import { PrizesCard } from '#features/pick/prizes-card.tsx'
import { RefusedNotice, UncertainNotice } from '#features/purchase/purchase-notice.tsx'
import { RepeatChoice, RepeatNotOffered } from '#features/purchase/repeat-choice.tsx'
import { ReviewLines } from './draft/review-lines.tsx'
import { priceRows } from '#features/purchase/price-rows.ts'
import { ReviewSheet } from '#features/purchase/review-sheet.tsx'
import { useDraftPurchase } from './use-draft-purchase.ts'
import { useDraft } from './draft/use-draft.ts'
import { PlayersCard } from '#features/purchase/lobby/players-card.tsx'
import { randomIndex } from '#shared/browser/crypto-random.ts'
import { dayAndTime } from '#core/time/date.ts'
import { GameBand } from '@fairground/ui/games/game-band.tsx'
import { gameHref } from '#kinds/game-address.ts'
import { FavouriteGame } from '#shared/game/favourite-game.tsx'
import { GameLinks } from '#shared/game/game-links.tsx'
import { OneClickOffer } from '#kinds/one-click-offer.tsx'
import { GameTools } from '#kinds/game-tools.tsx'
import { getJackpot, liveLadder } from '#shared/game/live-ladder.ts'
import { exactSum } from '#core/money.ts'
import { nextOpenDraw } from '#shared/game/next-draw.ts'
import styles from './pick-page.module.css'

/** Loaded on demand: its large drawing is not needed while the sale is open. */
const ClosedCard = lazy(lazyPage(async () => (await import('./closed-card.tsx')).ClosedCard))

const Tutorial = lazy(lazyPage(async () => (await import('#features/purchase/lobby/tutorial.tsx')).Tutorial))

export interface PickPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  rule: PickingRule
}

/** The highest number on a ball; it determines the ball colours. */
const highestNumber = (rule: PickingRule): number => (rule.kind === 'digits' ? 9 : rule.first.of)

export function PickPage({ game, lobby, rule }: PickPageProps) {
  const t = useText()
  const online = useOnline()
  const games = useGames()
  const [page, setPage] = useState<PickerPage>('first')
  /** Undefined until the tutorial is opened for the first time. */
  const [tutorialOpen, setTutorialOpen] = useState<boolean>()
  const [draft, setDraft] = useDraft(rule, game.gameId)
  const flow = useDraftPurchase(game, draft, setDraft)
  const { ticket, purchase, payment } = flow
  const { toPay } = payment
  const max = highestNumber(rule)
  const next = games ? nextOpenDraw(games, game) : undefined
  const buy = buyState({
    open: game.gameStatus === 'OPEN',
    online,
    counts: game,
    draft,
    total: toPay,
  })
  const section = lobbySection({
    ...game,
    adding: flow.adding,
    reviewing: flow.reviewing,
    picking: rule.kind === 'digits' ? 'digits' : hasPages(rule) && page === 'second' ? 'second' : 'numbers',
  })
  const picking = isPicking(section)
  useHeldMoment('draft', picking)
  const ladder = liveLadder(lobby, game)
  const when = game.tournamentStartTime === null ? undefined : dayAndTime(game.tournamentStartTime)
  const rules = () => openModal('rules', { gameId: game.gameId, gameTitle: game.gameTitle })

  const notice =
    purchase.kind === 'refused' ? (
      <RefusedNotice
        refusal={purchase}
        actions={{
          nextDraw: next && gameHref(next),
          changeLines: flow.discard,
          seeTicket: game.playerInGame ? flow.backToTicket : undefined,
          again: flow.review,
        }}
      />
    ) : purchase.kind === 'uncertain' ? (
      <UncertainNotice
        earlier={purchase.earlier}
        onRetry={() => void flow.retry()}
        onDiscard={flow.discard}
      />
    ) : null

  return (
    <>
      <GameBand
        back={{ href: '/', label: t('pick.back') }}
        eyebrow={gameEyebrow(t, game.gameRule, rule)}
        title={game.gameTitle}
      >
        <SaleClock
          game={game}
          sold="pick"
          words={{
            closesIn: t('pick.linesCloseIn'),
            startsIn: t('pick.drawIn'),
            startsAt: time => t('pick.drawAt', { time }),
          }}
        />
        <FavouriteGame game={game} />
      </GameBand>
      <LobbyLayout
        section={section}
        main={
          picking ? (
            <NumberPicker
              game={game}
              draft={draft}
              onChange={setDraft}
              maxLines={getMaxLines(game)}
              price={flow.price}
              page={page}
              onPage={setPage}
              onHowTo={() => setTutorialOpen(true)}
              onRules={rules}
            />
          ) : section === 'numberPickingJoined' ? (
            <div className={styles.ticket}>
              <JoinedLines
                game={game}
                plays={lobby.myPlays}
                max={max}
                when={when}
                onAddMore={game.gameStatus === 'OPEN' && getMaxLines(game) > 0 ? flow.addMore : null}
              />
              <BonusBallSlot game={game} plays={lobby.myPlays} />
            </div>
          ) : (
            <Suspense fallback={<Skeleton height={420} />}>
              <ClosedCard game={game} next={next} />
            </Suspense>
          )
        }
        rail={
          <>
            {picking && flow.adding && (
              <Button icon="ticket" onPress={flow.backToTicket}>
                {t('pick.joined.backToTicket')}
              </Button>
            )}
            {picking && (
              <DraftSlip
                draft={draft}
                price={ticket}
                balance={flow.balance}
                payment={payment}
                buy={buy}
                onBuy={flow.review}
                onRemove={index => setDraft(removeLine(draft, index))}
                repeat={
                  payment.chosenAccount ? (
                    <RepeatNotOffered text={t('pick.repeat.onlyIn', { currency: game.currencyId })} />
                  ) : (
                    <RepeatChoice value={flow.repeats} onChange={flow.setRepeats} />
                  )
                }
                notice={notice}
              />
            )}
            <PrizesCard
              game={game}
              rule={rule}
              ladder={ladder}
              anyPrizeOdds={lobby.anyPrizeOdds}
              returnToPlayer={lobby.returnToPlayer}
              price={flow.price}
              onRules={rules}
            />
            <PlayersCard
              game={game}
              words={{ plays: count => t('pick.ticket.lines', { count }), none: t('pick.whoIsIn.nobody') }}
            />
            <OneClickOffer game={game} />
            <GameLinks game={game} />
            <GameTools game={game} />
          </>
        }
        after={
          <LastDrawsCard
            rule={game.gameRule}
            draws={lobby.lastDraws}
            jackpot={getJackpot(ladder) !== undefined}
          />
        }
      />
      {picking && (
        <BuyBar
          price={ticket}
          toPay={toPay}
          buy={buy}
          onBuy={flow.review}
          onFill={index => setDraft(dipLine(draft, index ?? draft.current, randomIndex))}
          onStake={(index, option) => setDraft(stakeOne(draft, index, option))}
          options={rule.kind === 'digits' ? rule.options : []}
        />
      )}
      <ReviewSheet
        open={section === 'numberPickingConfirm'}
        heading={t('pick.review.title', { total: exactSum(toPay) })}
        title={game.gameTitle}
        when={when}
        rows={priceRows(t, ticket, flow.balance, toPay)}
        total={exactSum(toPay)}
        stake={ticket.perDraw}
        buying={purchase.kind === 'buying'}
        blocked={buyButtonText(t, buy).reason}
        notice={
          <>
            {flow.balance === null && <p className="small muted">{t('pick.review.logIn')}</p>}
            {notice}
          </>
        }
        onBack={flow.stopReview}
        onBuy={() => void flow.buy()}
      >
        <ReviewLines draft={draft} repeats={ticket.repeats} />
      </ReviewSheet>
      {tutorialOpen !== undefined && (
        <Suspense>
          <Tutorial
            open={tutorialOpen}
            onClose={() => setTutorialOpen(false)}
            onRules={rules}
            rule={game.gameRule}
          />
        </Suspense>
      )}
      <EligibilityPopup {...flow.eligibilityPopup} />
    </>
  )
}

import type { Game } from '@fairground/contract/entities/game'
import type { Output } from '@fairground/contract/operations'
import { Button } from '@fairground/ui/parts/button.tsx'
import { useState } from 'react'
import { useOnline } from '#app/connection.ts'
import { useGames } from '#app/live-games.ts'
import { openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { BuyBar } from '#features/pick/buy-bar.tsx'
import { buyState, mostLines } from '#features/pick/buy-state.ts'
import { buyWords } from '#features/pick/buy-words.ts'
import { ClosedCard } from '#features/pick/closed-card.tsx'
import { dipLine, removeLine, stakeOne } from '#features/pick/draft.ts'
import type { PickingRule } from '#features/pick/draft-line.ts'
import { DraftSlip } from '#features/pick/draft-slip.tsx'
import { EligibilityPopup } from '#features/order/eligibility-popup.tsx'
import { gameEyebrow } from '#features/pick/game-eyebrow.ts'
import { JoinedLines } from '#features/pick/joined-lines.tsx'
import { LastDrawsCard } from '#features/pick/last-draws-card.tsx'
import { SaleClock } from '#features/order/sale-clock.tsx'
import { isPicking, lobbySection } from '#features/pick/lobby-section.ts'
import { NumberPicker } from '#features/pick/number-picker.tsx'
import { hasPages, type PickerPage } from '#features/pick/numbers-block.tsx'
import { LobbyLayout } from '#features/order/lobby-layout.tsx'
import { PrizesCard } from '#features/pick/prizes-card.tsx'
import { RefusedNotice, UncertainNotice } from '#features/order/purchase-notice.tsx'
import { RepeatChoice, RepeatNotOffered } from '#features/pick/repeat-choice.tsx'
import { ReviewLines } from '#features/pick/review-lines.tsx'
import { priceRows } from '#features/order/price-rows.ts'
import { ReviewSheet } from '#features/order/review-sheet.tsx'
import { Tutorial } from '#features/pick/tutorial.tsx'
import { useBuying } from '#features/pick/use-buying.ts'
import { useDraft } from '#features/pick/use-draft.ts'
import { WhoIsInCard } from '#features/order/who-is-in-card.tsx'
import { randomIndex } from '#shared/crypto-random.ts'
import { dayAndTime } from '#shared/date.ts'
import { GameBand } from '#shared/game-band.tsx'
import { gameHref } from '#shared/game-kind.ts'
import { GameLinks } from '#shared/game-links.tsx'
import { jackpotOf, liveLadder } from '#shared/live-ladder.ts'
import { exactSum } from '#shared/money.ts'
import { nextOpenDraw } from '#shared/next-draw.ts'

export interface PickPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  rule: PickingRule
}

/** The highest number of the balls a line is drawn with. */
const highestOf = (rule: PickingRule): number => (rule.kind === 'digits' ? 9 : rule.first.of)

export function PickPage({ game, lobby, rule }: PickPageProps) {
  const t = useText()
  const online = useOnline()
  const games = useGames()
  const [page, setPage] = useState<PickerPage>('first')
  const [learning, setLearning] = useState(false)
  const [draft, setDraft] = useDraft(rule, game.gameId)
  const buying = useBuying(game, draft, setDraft)
  const { ticket, purchase, payIn } = buying
  const { toPay } = payIn
  const max = highestOf(rule)
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
    adding: buying.adding,
    reviewing: buying.reviewing,
    picking: rule.kind === 'digits' ? 'digits' : hasPages(rule) && page === 'second' ? 'second' : 'numbers',
  })
  const picking = isPicking(section)
  const ladder = liveLadder(lobby.prizeLadder, game)
  const when = game.tournamentStartTime === null ? undefined : dayAndTime(game.tournamentStartTime)
  const rules = () => openModal('rules', { gameId: game.gameId, gameTitle: game.gameTitle })

  const notice =
    purchase.kind === 'refused' ? (
      <RefusedNotice
        refusal={purchase}
        actions={{
          nextDraw: next && gameHref(next),
          changeLines: buying.forget,
          seeTicket: game.playerInGame ? buying.backToTicket : undefined,
          again: buying.review,
        }}
      />
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
      </GameBand>
      <LobbyLayout
        section={section}
        main={
          picking ? (
            <NumberPicker
              game={game}
              draft={draft}
              onChange={setDraft}
              maxLines={mostLines(game)}
              price={buying.price}
              page={page}
              onPage={setPage}
              onHowTo={() => setLearning(true)}
              onRules={rules}
            />
          ) : section === 'numberPickingJoined' ? (
            <JoinedLines
              game={game}
              plays={lobby.myPlays}
              max={max}
              when={when}
              onAddMore={game.gameStatus === 'OPEN' && mostLines(game) > 0 ? buying.addMore : null}
            />
          ) : (
            <ClosedCard game={game} next={next} />
          )
        }
        rail={
          <>
            {picking && buying.adding && (
              <Button icon="ticket" onPress={buying.backToTicket}>
                {t('pick.joined.backToTicket')}
              </Button>
            )}
            {picking && (
              <DraftSlip
                draft={draft}
                price={ticket}
                balance={buying.balance}
                payIn={payIn}
                buy={buy}
                onBuy={buying.review}
                onRemove={index => setDraft(removeLine(draft, index))}
                repeat={
                  rule.kind === 'digits' ? (
                    <RepeatNotOffered text={t('pick.repeat.notOffered')} />
                  ) : payIn.purse ? (
                    <RepeatNotOffered text={t('pick.repeat.onlyIn', { currency: game.currencyId })} />
                  ) : (
                    <RepeatChoice value={buying.repeats} onChange={buying.setRepeats} />
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
              price={buying.price}
              onRules={rules}
            />
            <WhoIsInCard
              game={game}
              words={{ plays: count => t('pick.ticket.lines', { count }), nobody: t('pick.whoIsIn.nobody') }}
            />
            <GameLinks game={game} />
          </>
        }
        after={
          <LastDrawsCard
            rule={game.gameRule}
            draws={lobby.lastDraws}
            jackpot={jackpotOf(ladder) !== undefined}
          />
        }
      />
      {picking && (
        <BuyBar
          price={ticket}
          toPay={toPay}
          buy={buy}
          onBuy={buying.review}
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
        rows={priceRows(t, ticket, buying.balance, toPay)}
        total={exactSum(toPay)}
        stake={ticket.once}
        buying={purchase.kind === 'buying'}
        blocked={buyWords(t, buy).reason}
        notice={
          <>
            {buying.balance === null && <p className="small muted">{t('pick.review.logIn')}</p>}
            {notice}
          </>
        }
        onBack={buying.stopReview}
        onBuy={() => void buying.buy()}
      >
        <ReviewLines draft={draft} repeats={ticket.repeats} />
      </ReviewSheet>
      <Tutorial open={learning} onClose={() => setLearning(false)} onRules={rules} rule={game.gameRule} />
      <EligibilityPopup refusal={buying.refusal} onClose={buying.closeRefusal} actions={buying.actions} />
    </>
  )
}

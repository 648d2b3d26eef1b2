import type { Game } from '@fairground/contract/entities/games/game'
import { formatPrize } from '#core/money-format.ts'
import { Card } from '@fairground/ui/layout/card.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { PrizeLadder } from '@fairground/ui/games/prize-ladder.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { RankedPayout } from '#features/tickets/ranked-payout.tsx'
import { getRaceRule } from '#kinds/regular/regular-kind.ts'
import { tierRows } from '#features/tickets/tier-rows.ts'
import { locale } from '#core/text/locale.ts'
import { toMoney, playCostText } from '#core/money.ts'
import { oddsText, percentText } from '#shared/format/number-list.ts'

/** Prizes with odds, the current pool and the return to player. */
export function PayoutPage({ game }: { game: Game }) {
  const t = useText()
  const { gameInstanceId, gameId, gameTitle, gameStatus } = game
  const { data, error, refetch } = useQuery({
    queryKey: ['getGamePayoutInfo', gameInstanceId, game.gamePlayCurrent, gameStatus, game.progressiveAmount],
    queryFn: () => call('getGamePayoutInfo', { gameInstanceId }),
    placeholderData: previous => previous,
  })
  if (error && !data)
    return (
      <ErrorState
        title={t('after.payout.failed')}
        text={t('after.failedText')}
        retry={{ label: t('common.retry'), onPress: () => void refetch() }}
      />
    )
  if (!data)
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton height={360} />
      </SkeletonGroup>
    )
  const { payoutCurrencyId } = data
  const jackpot =
    data.progressiveAmount === null ? undefined : toMoney(data.progressiveAmount, payoutCurrencyId)
  return (
    <>
      <Card
        title={t('after.payout.prizes')}
        action={
          <TextButton onPress={() => openModal('rules', { gameId, gameTitle })}>
            {t('after.payout.rules')}
          </TextButton>
        }
      >
        <PrizeLadder label={t('after.payout.prizes')} tiers={tierRows(t, game, data)} />
      </Card>
      <Card title={t('after.payout.facts')}>
        <KeyValueList
          rows={[
            {
              id: 'pool',
              term: t('after.payout.pool'),
              value: formatPrize(toMoney(data.prizePool, payoutCurrencyId)),
            },
            ...(jackpot && jackpot.amount > 0n
              ? [
                  {
                    id: 'jackpot',
                    term: game.progressiveWon ? t('after.payout.jackpotWon') : t('after.payout.jackpot'),
                    value: formatPrize(jackpot),
                  },
                ]
              : []),
            ...(game.matchesNeeded
              ? [
                  {
                    id: 'matches',
                    term: t('after.payout.matchesNeeded'),
                    value: t('after.payout.matches', { count: game.matchesNeeded }),
                  },
                ]
              : []),
            {
              id: 'cost',
              term: t('after.payout.cost'),
              value: playCostText(game, t('common.free')),
            },
            {
              id: 'any',
              term: t('after.payout.anyPrize'),
              value: t('after.payout.odds', { in: oddsText(data.anyPrizeOdds, locale) }),
            },
            {
              id: 'return',
              term: t('after.payout.return'),
              value: `${percentText(data.returnToPlayer, locale)}%`,
              weight: 'strong',
            },
          ]}
        />
        <p className="small muted">{t('after.payout.returnText')}</p>
      </Card>
      {getRaceRule(game.gameRule) && <RankedPayout game={game} />}
    </>
  )
}

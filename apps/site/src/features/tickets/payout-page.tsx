import type { Game } from '@fairground/contract/entities/game'
import { formatPrize } from '@fairground/rules/money/format'
import { Card } from '@fairground/ui/parts/card.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { PrizeLadder } from '@fairground/ui/parts/prize-ladder.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { RankedPayout } from '#features/tickets/ranked-payout.tsx'
import { tierRows } from '#features/tickets/tier-rows.ts'
import { locale } from '#shared/locale.ts'
import { moneyOf, playCostText } from '#shared/money.ts'
import { oddsText, percentText } from '#shared/number-list.ts'

/** The ladder with odds, the pool as it stands, and the share that comes back. */
export function PayoutPage({ game }: { game: Game }) {
  const t = useText()
  const { gameInstanceId, gameId, gameTitle, gameStatus } = game
  const { data, error, refetch } = useQuery({
    queryKey: ['getGamePayoutInfo', gameInstanceId, game.gamePlayCurrent, gameStatus],
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
    data.progressiveAmount === null ? undefined : moneyOf(data.progressiveAmount, payoutCurrencyId)
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
              value: formatPrize(moneyOf(data.prizePool, payoutCurrencyId)),
            },
            ...(jackpot && jackpot.amount > 0n
              ? [{ id: 'jackpot', term: t('after.payout.jackpot'), value: formatPrize(jackpot) }]
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
              value: `${percentText(data.returnToPlayer)}%`,
              weight: 'strong',
            },
          ]}
        />
        <p className="small muted">{t('after.payout.returnText')}</p>
      </Card>
      {'regularGame' in game.gameRule && <RankedPayout game={game} />}
    </>
  )
}

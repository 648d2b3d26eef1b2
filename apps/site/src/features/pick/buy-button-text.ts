import { formatExact } from '#core/money-format.ts'
import type { useText } from '#core/text/text.ts'
import type { BuyState } from './buy-state.ts'
import type { LineGap } from './draft/draft-line.ts'

type Text = ReturnType<typeof useText>

export interface BuyButtonText {
  readonly label: string
  /** Why the button is disabled. */
  readonly reason: string | undefined
}

/** "Line 1 needs 2 more numbers and its bonus number." */
const gapReason = (t: Text, n: number, { numbers, second }: LineGap): string => {
  if (numbers > 0 && second > 0)
    return t('pick.buy.bothReason', { n, numbers: t('pick.buy.more', { count: numbers }) })
  if (numbers > 0) return t('pick.buy.incompleteReason', { n, count: numbers })
  return second > 0 ? t('pick.buy.secondReason', { n, count: second }) : t('pick.buy.unitsReason', { n })
}

export const buyButtonText = (t: Text, state: BuyState): BuyButtonText => {
  switch (state.kind) {
    case 'ready':
      return {
        label: t('pick.buy.ready', {
          count: state.lines,
          total: formatExact(state.total, { decimals: 'always' }),
        }),
        reason: undefined,
      }
    case 'empty':
      return { label: t('pick.buy.empty'), reason: t('pick.buy.emptyReason', { pick: state.pick }) }
    case 'incomplete':
      return {
        label: t('pick.buy.incomplete', { n: state.line }),
        reason: gapReason(t, state.line, state.gap),
      }
    case 'tooMany':
      return { label: t('pick.buy.tooMany'), reason: t('pick.buy.tooManyReason', { count: state.max }) }
    case 'noPlaysLeft':
      return { label: t('pick.buy.noPlaysLeft'), reason: t('pick.buy.noPlaysLeftReason') }
    case 'offline':
      return { label: t('pick.buy.offline'), reason: t('pick.buy.offlineReason') }
    case 'closed':
      return { label: t('pick.buy.closed'), reason: t('pick.buy.closedReason') }
  }
}

import { formatExact } from '@fairground/rules/money/format'
import type { useText } from '#app/text.ts'
import type { BuyState } from '#features/pick/buy-state.ts'

export interface BuyWords {
  readonly label: string
  /** Why it cannot be pressed. */
  readonly reason: string | undefined
}

export const buyWords = (t: ReturnType<typeof useText>, state: BuyState): BuyWords => {
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
        reason: t('pick.buy.incompleteReason', { n: state.line, count: state.missing }),
      }
    case 'tooMany':
      return { label: t('pick.buy.tooMany'), reason: t('pick.buy.tooManyReason', { count: state.most }) }
    case 'noPlaysLeft':
      return { label: t('pick.buy.noPlaysLeft'), reason: t('pick.buy.noPlaysLeftReason') }
    case 'offline':
      return { label: t('pick.buy.offline'), reason: t('pick.buy.offlineReason') }
    case 'closed':
      return { label: t('pick.buy.closed'), reason: t('pick.buy.closedReason') }
  }
}

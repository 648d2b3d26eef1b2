import type { Filter } from '#parts/table/types.ts'
import { findRiskSign } from './withdrawal-words.ts'
import type { Withdrawal } from './withdrawal.ts'

export const withdrawalFilters: readonly Filter<Withdrawal>[] = [
  { id: 'one', title: 'One person', matches: row => row.status === 'REQUESTED' && !row.needsProposal },
  { id: 'two', title: 'Two people', matches: row => row.status === 'REQUESTED' && row.needsProposal },
  { id: 'stopped', title: 'Stopped', matches: row => row.stop !== null },
  { id: 'risk', title: 'Signs of risk', matches: row => findRiskSign(row) !== undefined },
  { id: 'underway', title: 'Decided, not paid yet', matches: row => row.status !== 'REQUESTED' },
]

import type { SavedPayment } from '@fairground/contract/entities/money/payment'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { WithdrawalDraft } from './withdrawal-draft.ts'
import { paidBeforeQuery } from './withdrawal-queries.ts'

/** The destination: the chosen method, else the one of an earlier withdrawal, else the last deposit's. */
export const useMethod = (
  draft: WithdrawalDraft,
  methods: readonly SavedPayment[],
  currencyId: string,
): { methodId: string; paidBefore: ReadonlySet<string> } => {
  const chosen = useStore(draft.store, ({ methodId }) => methodId)
  const paid = useQuery(paidBeforeQuery(currencyId)).data?.methods ?? []
  const paidBefore = new Set(paid.map(({ id }) => id))
  const usual = methods.find(({ id }) => paidBefore.has(id)) ?? methods[0]
  return { paidBefore, methodId: chosen || (usual?.id ?? '') }
}

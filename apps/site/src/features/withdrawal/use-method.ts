import type { SavedPayment } from '@fairground/contract/entities/payment'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { WithdrawalDraft } from './use-amount-form.ts'
import { paidBeforeQuery } from './withdrawal-queries.ts'

/** Where the money goes: what was chosen, else where it went before, else where it came from last. */
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

import { useOperation } from '#core/api/use-operation.ts'
import { useRights } from '#core/session/rights.ts'

/** The open proposal about the money of a deposit, if there is one. */
export const useSuspenseProposals = (): ((depositId: number) => number | undefined) => {
  const { mayDo } = useRights()
  const options = { isEnabled: mayDo('listProposals') }
  const { data: matches } = useOperation('listProposals', { status: 'open', kind: 'matchSuspense' }, options)
  const { data: returns } = useOperation('listProposals', { status: 'open', kind: 'returnSuspense' }, options)
  const open = [...(matches?.proposals ?? []), ...(returns?.proposals ?? [])]
  return depositId =>
    open.find(({ payload }) => (payload as { readonly depositId?: number }).depositId === depositId)
      ?.proposalId
}

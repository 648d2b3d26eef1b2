import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useOperation } from '#core/api/use-operation.ts'
import { useRights } from '#core/session/rights.ts'

export type Proposal = OperatorOutput<'listProposals'>['proposals'][number]

const isAbout = (payload: unknown, instanceId: number): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  (payload as { readonly instanceId?: unknown }).instanceId === instanceId

/** The open proposal of this kind about the draw, for those who may read proposals. */
export const useDrawProposal = (
  kind: 'releaseDraw' | 'voidInstance',
  instanceId: number,
): Proposal | undefined => {
  const { mayDo } = useRights()
  const { data } = useOperation(
    'listProposals',
    { status: 'open', kind },
    { isEnabled: mayDo('listProposals') },
  )
  return data?.proposals.find(({ payload }) => isAbout(payload, instanceId))
}

import { ActButton } from '#parts/acts/act-button.tsx'
import type { Difference } from './difference-words.ts'

/** Closes a difference with an explanation, or with the proposal that corrected it. */
export function ExplainButton({ difference }: { readonly difference: Difference }) {
  const { differenceId, text } = difference
  return (
    <ActButton
      operation="explainDifference"
      fixed={{ differenceId }}
      title="Explain the difference?"
      about={text}
      labels={{ proposalId: 'Proposal that corrected it', reason: 'Explanation, kept for ever' }}
      hints={{ proposalId: 'Leave it empty if nothing had to be corrected' }}
      reasons={['Booked on another day by the provider', 'Fee of the provider', 'Corrected by a proposal']}
      submitLabel="Close the difference"
      done="The difference is closed"
      disabledReason={difference.state === 'open' ? undefined : 'It is closed already'}
    >
      Explain…
    </ActButton>
  )
}

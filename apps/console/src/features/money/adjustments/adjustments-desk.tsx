import { useFormat } from '#core/operator/use-format.ts'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { ProposalsOfKind } from '#parts/acts/proposals-of-kind.tsx'

/** Corrections of balances. Two people of finance make each of them. */
export function AdjustmentsDesk() {
  const { currency } = useFormat()
  return (
    <ProposalsOfKind
      kind="adjustBalance"
      title="Adjustments"
      name="aj"
      empty="No balance has been adjusted"
      tools={
        <ProposeButton
          kind="adjustBalance"
          fixed={{}}
          {...(currency !== undefined && { initial: { currency } })}
          title="Adjust the balance of a player?"
          about="The player sees the adjustment in the list of transactions."
          labels={{ amount: 'Amount' }}
          hints={{ amount: 'Begin with a minus to take money away' }}
          reasons={['Correction of an error', 'Agreed with the player', 'Decision of a complaint']}
          tone="main"
        >
          Propose an adjustment…
        </ProposeButton>
      }
    />
  )
}

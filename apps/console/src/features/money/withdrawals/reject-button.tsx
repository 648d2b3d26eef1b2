import { useFormat } from '#core/operator/use-format.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import type { Withdrawal } from './withdrawal.ts'

/** Refuses a withdrawal: the player gets the money back and reads the text. */
export function RejectButton({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { amount } = useFormat()
  const { withdrawalId, username, minorUnits, currency, status } = withdrawal
  const sum = amount(minorUnits, currency)
  return (
    <ActButton
      operation="rejectWithdrawal"
      fixed={{ withdrawalId }}
      title={`Refuse ${sum} of ${username}?`}
      about={`${sum} goes back to the balance of ${username} at once.`}
      labels={{ text: 'Text that the player reads' }}
      reasons={['Identity is not verified', 'Payment method does not match', 'Asked for by the player']}
      submitLabel={`Refuse ${sum}`}
      done={`${sum} is back at ${username}`}
      tone="danger-outline"
      disabledReason={
        status === 'REQUESTED' || status === 'APPROVED' ? undefined : 'The payment provider has it already'
      }
    >
      Refuse…
    </ActButton>
  )
}

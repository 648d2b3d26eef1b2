import { useIsStale } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useMe } from '#core/session/session.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { Button, ButtonLink } from '#parts/controls/button.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { useCeiling } from './use-ceiling.ts'
import { decide } from './decision.ts'
import { describeStatus } from './withdrawal-words.ts'
import type { Withdrawal } from './withdrawal.ts'

const staleReason = 'Wait until the page is up to date'

/** The one act that this person can do about a withdrawal. */
export function DecideCell({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { amount } = useFormat()
  const { staffId } = useMe()
  const ceiling = useCeiling()
  const path = usePath()
  const disabledReason = useIsStale() ? staleReason : undefined
  const { withdrawalId, username, minorUnits, currency, approvals } = withdrawal
  const sum = amount(minorUnits, currency)
  const decision = decide(withdrawal, { staffId, ceiling })
  switch (decision.kind) {
    case 'underway': {
      const { title, tone } = describeStatus(withdrawal.status)
      return <Tag tone={tone}>{title}</Tag>
    }
    case 'none':
      return <Button disabledReason={decision.why}>Pay</Button>
    case 'vote':
      return decision.isOwn ? (
        <ButtonLink href={path('proposals', decision.proposalId)}>1 of 2 given</ButtonLink>
      ) : (
        <ButtonLink tone="main" href={path('proposals', decision.proposalId)}>
          Approve {approvals.given + 1} of {approvals.needed}
        </ButtonLink>
      )
    case 'propose':
      return (
        <ProposeButton
          kind="approveWithdrawal"
          fixed={{ withdrawalId, amount: minorUnits, currency }}
          title={`Pay ${sum} to ${username}?`}
          about={`You are the first of two people for ${sum} to ${username}.`}
          reasons={['Checks passed', 'Player was contacted']}
          disabledReason={disabledReason}
        >
          Approve 1 of 2
        </ProposeButton>
      )
    case 'pay':
      return (
        <ActButton
          operation="approveWithdrawal"
          fixed={{ withdrawalId }}
          title={`Pay ${sum} to ${username}?`}
          about="The payment provider gets the order at once. It cannot be taken back."
          reasons={['Checks passed', 'Player was contacted']}
          submitLabel={`Pay ${sum}`}
          done={`${sum} to ${username} is on its way`}
          tone="main"
          disabledReason={disabledReason}
        >
          Pay
        </ActButton>
      )
  }
}

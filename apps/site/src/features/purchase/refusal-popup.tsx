import { ActionPopup } from '@fairground/ui/feedback/action-popup.tsx'
import { Popup } from '@fairground/ui/feedback/popup.tsx'
import { formatExact } from '#core/money-format.ts'
import { useText } from '#core/text/text.ts'
import type { EligibilityActions, EligibilityPopupProps, Refusal } from './eligibility-refusal.ts'

const refusalActions = {
  mustDepositFirst: 'deposit',
  emailNotVerified: 'resendEmail',
  needsFullRegistration: 'finishRegistration',
  notEnoughFunds: 'deposit',
} as const satisfies Partial<Record<Refusal['reason'], keyof EligibilityActions>>

const refusalAmounts = (refusal: Refusal) =>
  refusal.reason === 'notEnoughFunds'
    ? {
        needed: formatExact(refusal.needed, { decimals: 'always' }),
        balance: formatExact(refusal.balance, { decimals: 'always' }),
        missing: formatExact(refusal.missing, { decimals: 'always' }),
      }
    : {}

/** Explains why the player cannot buy, and offers the action that resolves it. */
export function RefusalPopup({
  refusal,
  onClose,
  actions,
}: EligibilityPopupProps & { readonly refusal: Refusal }) {
  const t = useText()
  const { reason } = refusal
  const title = t(`pick.eligibility.${reason}.title`)
  const text = t(`pick.eligibility.${reason}.text`, refusalAmounts(refusal))
  if (reason === 'noSegment' || reason === 'blockedCountry')
    return (
      <Popup open title={title} okLabel={t('pick.eligibility.ok')} onOk={onClose}>
        <p>{text}</p>
      </Popup>
    )
  return (
    <ActionPopup
      open
      title={title}
      closeLabel={t('pick.eligibility.close')}
      onClose={onClose}
      safe={{ label: t('pick.eligibility.notNow'), onPress: onClose }}
      main={{
        label: t(`pick.eligibility.${reason}.action`),
        onPress: () => {
          onClose()
          actions[refusalActions[reason]]()
        },
      }}
    >
      <p>{text}</p>
    </ActionPopup>
  )
}

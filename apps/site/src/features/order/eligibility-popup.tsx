import { formatExact } from '@fairground/rules/money/format'
import type { EligibilityVerdict } from '@fairground/rules/play/eligibility'
import { ActionPopup } from '@fairground/ui/parts/action-popup.tsx'
import { Popup } from '@fairground/ui/parts/popup.tsx'
import { useText } from '#app/text.ts'

export type Refusal = Extract<EligibilityVerdict, { ok: false }>

/** What each refusal lets the player do about it. */
export interface EligibilityActions {
  deposit: () => void
  resendEmail: () => void
  finishRegistration: () => void
}

export interface EligibilityPopupProps {
  refusal: Refusal | null
  onClose: () => void
  actions: EligibilityActions
}

const actionOf = {
  mustDepositFirst: 'deposit',
  emailNotVerified: 'resendEmail',
  needsFullRegistration: 'finishRegistration',
  notEnoughFunds: 'deposit',
} as const satisfies Partial<Record<Refusal['reason'], keyof EligibilityActions>>

const amountsOf = (refusal: Refusal) =>
  refusal.reason === 'notEnoughFunds'
    ? {
        needed: formatExact(refusal.needed, { decimals: 'always' }),
        balance: formatExact(refusal.balance, { decimals: 'always' }),
        missing: formatExact(refusal.missing, { decimals: 'always' }),
      }
    : {}

/** One popup per reason why this player cannot play now. */
export function EligibilityPopup({ refusal, onClose, actions }: EligibilityPopupProps) {
  const t = useText()
  if (refusal === null) return null
  const { reason } = refusal
  const title = t(`pick.eligibility.${reason}.title`)
  const text = t(`pick.eligibility.${reason}.text`, amountsOf(refusal))
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
          actions[actionOf[reason]]()
        },
      }}
    >
      <p>{text}</p>
    </ActionPopup>
  )
}

import { CallFault } from '@fairground/client/call-fault'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#core/call.ts'
import { openModal } from '#core/modals.ts'
import { errorText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import type { EligibilityPopupProps, Refusal } from './eligibility-refusal.ts'

/** State of the popup that explains why the player cannot buy, and the actions it offers. */
export const useEligibilityPopup = () => {
  const t = useText()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const resendEmail = async () => {
    try {
      await call('requestEmailConfirmation', {})
      toast({ tone: 'info', title: t('pick.eligibility.emailNotVerified.sent') })
    } catch (fault) {
      if (!(fault instanceof CallFault)) throw fault
      toast({ tone: 'danger', title: errorText(fault.faultName).text })
    }
  }

  const popup: EligibilityPopupProps = {
    refusal,
    onClose: () => setRefusal(null),
    actions: {
      deposit: () => void navigate('/deposit'),
      resendEmail: () => void resendEmail(),
      finishRegistration: () => openModal('fullRegistration'),
    },
  }
  return { popup, show: setRefusal }
}

import { callFault } from '@fairground/client/call-fault'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { closeModal } from '#core/modals.ts'
import { reloadSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { getRequestId } from '#shared/account/phone-code.ts'

export type CodeChannel = 'sms' | 'call'

/** Sends and checks a phone code; a new code invalidates the previous one. */
export const usePhoneValidation = (phone: string) => {
  const t = useText()
  // Separate from the mutation: if sending a new code fails, the previous code stays valid.
  const [requestId, setRequestId] = useState<string>()
  const check = useMutation({
    mutationFn: (request: { requestId: string; code: string }) => call('submitPhoneValidation', request),
    onSuccess: async () => {
      await reloadSession()
      closeModal()
      toast({ tone: 'info', title: t('account.phoneCode.done') })
    },
  })
  const send = useMutation({
    mutationFn: async (channel: CodeChannel) => {
      const { result } = await call('requestPhoneValidation', { phone, channel })
      const id = getRequestId(result)
      if (id === undefined) throw callFault('browser.badResponse')
      return id
    },
    onSuccess: id => {
      setRequestId(id)
      check.reset()
    },
  })
  return { requestId, send, check }
}

export type PhoneValidation = ReturnType<typeof usePhoneValidation>

import { callFault } from '@fairground/client/call-fault'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#app/call.ts'
import { closeModal } from '#app/modals.ts'
import { reloadSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import { requestIdOf } from '#features/account/phone-code.ts'

export type CodeChannel = 'sms' | 'call'

/** A code is sent, typed back and compared; a new one makes the last one worthless. */
export const usePhoneValidation = (phone: string) => {
  const t = useText()
  // Kept apart from the sending: where a new code cannot be sent, the last one is still good.
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
      const id = requestIdOf(result)
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

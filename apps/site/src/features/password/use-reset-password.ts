import { CallFault } from '@fairground/client/call-fault'
import { useMutation } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { forgetSession } from '#core/session/session.ts'
import { observeShown } from '#core/text/error-text.ts'
import { t } from '#core/text/text.ts'

const isKeyFault = (error: unknown): boolean =>
  error instanceof CallFault &&
  (error.faultName === 'registration.keyNotValid' || error.faultName === 'request.invalid')

/** A reset ends every session of the player, including the one of this page. */
export const useResetPassword = (key: string) => {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (password: string) => call('resetPassword', { key, password }),
    onSuccess: forgetSession,
  })
  const invalid = isKeyFault(error)
  if (invalid) observeShown(error, t('password.invalid.title'))
  return { reset: mutate, working: isPending, done: isSuccess, invalid, error: invalid ? null : error }
}

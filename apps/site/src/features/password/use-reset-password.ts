import { CallFault } from '@fairground/client/call-fault'
import { useMutation } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { forgetSession } from '#app/session.ts'

const isKeyFault = (error: unknown): boolean =>
  error instanceof CallFault &&
  (error.faultName === 'registration.keyNotValid' || error.faultName === 'request.invalid')

/** Every session of the player ends with the old password, that of this page too. */
export const useResetPassword = (key: string) => {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (password: string) => call('resetPassword', { key, password }),
    onSuccess: forgetSession,
  })
  const invalid = isKeyFault(error)
  return { reset: mutate, working: isPending, done: isSuccess, invalid, error: invalid ? null : error }
}

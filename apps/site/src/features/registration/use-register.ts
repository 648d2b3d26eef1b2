import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { referralCode } from '#core/address-parameters.ts'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { openModal } from '#core/modals.ts'
import { serverNow } from '#core/time/server-now.ts'
import { enter, useSession } from '#core/session/session.ts'
import { toBirthdate } from '#shared/form/birthdate.ts'
import { trackOccasion } from '#shared/browser/tracking-pixel.ts'
import { registerDraft, type RegisterValues } from './register-draft.ts'
import { isTooYoung } from './register-problems.ts'
import { registerRefusal } from './register-refusal.ts'
import { tooYoungMemory } from './too-young-memory.ts'

/** The fields of every registration. */
export const shortInput = (values: RegisterValues & { readonly birthdate: string }) => {
  const refStr = referralCode()
  return {
    username: values.username.trim(),
    primaryEmail: values.email.trim(),
    password: values.password,
    birthdate: values.birthdate,
    country: values.country,
    languageId: bootstrap.languageId,
    termsAccepted: values.terms,
    ...(refStr === null ? {} : { refStr }),
  }
}

/** Registers the player, logs them in and continues with the full registration. */
export const useRegister = () => {
  const configuration = useSession().data?.configuration
  const [tooYoung, setTooYoung] = useState(() => tooYoungMemory.isSet(serverNow()))

  const stop = (): void => {
    tooYoungMemory.set(serverNow())
    registerDraft.clear()
    setTooYoung(true)
  }

  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: RegisterValues & { readonly birthdate: string }) =>
      call('playerRegistration', shortInput(values)),
    onSuccess: async () => {
      registerDraft.clear()
      await enter()
      if (configuration) trackOccasion(configuration, 'trackOnShortRegistration')
      openModal('fullRegistration')
    },
    onError: refused => {
      if (registerRefusal(refused).kind === 'tooYoung') stop()
    },
  })

  const submit = (values: RegisterValues): void => {
    const birthdate = toBirthdate(values)
    if (birthdate === undefined || isPending) return
    if (isTooYoung(birthdate, configuration?.minimumAge ?? 18, serverNow())) stop()
    else mutate({ ...values, birthdate })
  }

  return { tooYoung, submit, working: isPending, error }
}

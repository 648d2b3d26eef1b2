import { CallFault } from '@fairground/client/call-fault'
import { newRequestId } from '@fairground/client/request-id'
import type { PlaySelection } from '@fairground/contract/entities/plays/join'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { enter, reloadSession, usePlayer, useSession } from '#core/session/session.ts'
import { serverNow } from '#core/time/server-now.ts'
import { fullDraft } from '#features/registration/full-draft.ts'
import { registerDraft, type RegisterValues } from '#features/registration/register-draft.ts'
import { isTooYoung } from '#features/registration/register-problems.ts'
import { tooYoungMemory } from '#features/registration/too-young-memory.ts'
import { shortInput } from '#features/registration/use-register.ts'
import { toBirthdate } from '#shared/form/birthdate.ts'
import { trackOccasion } from '#shared/browser/tracking-pixel.ts'
import { forgetPendingForm, storePendingForm } from './pending-form.ts'
import type { TrackedJoin } from './use-wizard-payment.ts'

const isGone = (error: unknown): boolean => error instanceof CallFault && error.faultName === 'game.notFound'

const toFullInput = async (birthdate: string | null) => {
  // Lazy because of its phone number data, which the steps have already loaded.
  const { fullInput } = await import('#features/registration/full-input.ts')
  return fullInput(fullDraft.store.getState(), birthdate, bootstrap.languageId)
}

/** Registers the visitor with their plays; the details follow at once. The password stays in memory only. */
export const useWizardRegistration = (selection: PlaySelection | null) => {
  const player = usePlayer()
  const configuration = useSession().data?.configuration
  const [account, setAccount] = useState<RegisterValues | null>(null)
  const [tracked, setTracked] = useState<TrackedJoin | null>(null)
  const [tooYoung, setTooYoung] = useState(() => tooYoungMemory.isSet(serverNow()))

  /** Returns false if the visitor is too young. */
  const takeAccount = (values: RegisterValues): boolean => {
    const birthdate = toBirthdate(values)
    if (birthdate === undefined) return false
    if (isTooYoung(birthdate, configuration?.minimumAge ?? 18, serverNow())) {
      tooYoungMemory.set(serverNow())
      registerDraft.clear()
      setTooYoung(true)
      return false
    }
    setAccount(values)
    void storePendingForm(1)
    const { country, phoneCountry } = fullDraft.store.getState()
    fullDraft.store.setState({
      country: country || values.country,
      phoneCountry: phoneCountry || values.country,
    })
    return true
  }

  const registerVisitor = async (values: RegisterValues, plays: PlaySelection): Promise<void> => {
    const birthdate = toBirthdate(values) ?? ''
    const short = shortInput({ ...values, birthdate })
    try {
      const pendingJoin = { requestId: newRequestId(), ...plays }
      const { pendingJoinId } = await call('registerAndTrackPendingJoin', {
        ...short,
        pendingJoin,
      })
      setTracked({ pendingJoinId, selection: plays })
      await enter()
      await call('playerRegistrationFull', await toFullInput(birthdate))
    } catch (error) {
      if (!isGone(error)) throw error
      // The sale closed while the visitor was typing. The account is made without the plays.
      await call('registerAndLoginBeforeDeposit', {
        ...(await toFullInput(birthdate)),
        ...short,
      })
      await enter()
    }
  }

  const registering = useMutation({
    mutationFn: async () => {
      if (player !== null) await call('playerRegistrationFull', await toFullInput(player.details.birthdate))
      else if (account !== null && selection !== null) await registerVisitor(account, selection)
    },
    onSuccess: async () => {
      await storePendingForm(3, true)
      forgetPendingForm()
      fullDraft.clear()
      registerDraft.clear()
      if (configuration) {
        trackOccasion(configuration, 'trackOnShortRegistration')
        trackOccasion(configuration, 'trackOnFullRegistration')
      }
      await reloadSession()
    },
  })
  return { account, takeAccount, tracked, tooYoung, registering }
}

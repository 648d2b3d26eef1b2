import type { Player } from '@fairground/contract/entities/players/player'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { reloadSession, useSession } from '#core/session/session.ts'
import { trackOccasion } from '#shared/browser/tracking-pixel.ts'
import { fullDraft } from './full-draft.ts'
import { type FullStep, fullRefusal } from './full-refusal.ts'

/** Prefills known details; the player can correct them. */
const usePrefilledDetails = ({ details }: Player): void => {
  const { firstName, lastName, country, primaryAddressCountry } = details
  useEffect(() => {
    const { getState, setState } = fullDraft.store
    const home = primaryAddressCountry ?? country ?? ''
    const known = { firstName, lastName, country: home, phoneCountry: home }
    const typed = Object.entries(getState()).filter(([, value]) => value !== '')
    setState({ ...known, ...Object.fromEntries(typed) })
  }, [firstName, lastName, country, primaryAddressCountry])
}

/** The state of the two-step registration. Reopening the modal starts at the first step. */
export const useFullRegistration = (player: Player) => {
  const configuration = useSession().data?.configuration
  const [step, setStep] = useState<FullStep>('you')
  usePrefilledDetails(player)

  const { mutate, reset, isPending, error, isSuccess } = useMutation({
    mutationFn: async () => {
      // Lazy because of its phone number data, which the steps have already loaded.
      const { fullInput } = await import('./full-input.ts')
      const values = fullDraft.store.getState()
      return call('playerRegistrationFull', fullInput(values, player.details.birthdate, bootstrap.languageId))
    },
    onSuccess: async () => {
      fullDraft.clear()
      if (configuration) trackOccasion(configuration, 'trackOnFullRegistration')
      await reloadSession()
    },
    onError: refused => setStep(fullRefusal(refused)?.step ?? 'address'),
  })

  /** Forgets the last refusal, which would mark the corrected value as refused too. */
  const goTo = (next: FullStep): void => {
    reset()
    setStep(next)
  }

  return { step, goTo, finish: () => mutate(), working: isPending, error, done: isSuccess }
}

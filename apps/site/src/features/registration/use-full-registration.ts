import type { Player } from '@fairground/contract/entities/player'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { bootstrap } from '#app/bootstrap.ts'
import { call } from '#app/call.ts'
import { reloadSession, useSession } from '#app/session.ts'
import { trackOccasion } from '#shared/tracking-pixel.ts'
import { fullDraft } from './full-draft.ts'
import { type FullStep, fullRefusal } from './full-refusal.ts'

/** What is known of the player already is not asked for again; it can be put right. */
const useWhatIsKnown = ({ details }: Player): void => {
  const { firstName, lastName, country, primaryAddressCountry } = details
  useEffect(() => {
    const { getState, setState } = fullDraft.store
    const home = primaryAddressCountry ?? country ?? ''
    const known = { firstName, lastName, country: home, phoneCountry: home }
    const typed = Object.entries(getState()).filter(([, value]) => value !== '')
    setState({ ...known, ...Object.fromEntries(typed) })
  }, [firstName, lastName, country, primaryAddressCountry])
}

/** Two steps and what comes of them. Closing the modal starts it at the first step again. */
export const useFullRegistration = (player: Player) => {
  const configuration = useSession().data?.configuration
  const [step, setStep] = useState<FullStep>('you')
  useWhatIsKnown(player)

  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: async () => {
      // With the phone numbers of the world, which the steps have loaded by now.
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

  return { step, setStep, finish: () => mutate(), working: isPending, error, done: isSuccess }
}

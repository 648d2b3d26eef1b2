import type { Player } from '@fairground/contract/entities/player'
import { normalPhone } from '@fairground/places/phone'
import { useEffect } from 'react'
import { call } from '#app/call.ts'
import { useSession } from '#app/session.ts'
import { problemTexts } from '#shared/form/problem-texts.ts'
import type { Problems } from '#shared/form/shown-problems.ts'
import { useExists } from '#shared/form/use-exists.ts'
import { useForm } from '#shared/form/use-form.ts'
import { fullDraft, type FullValues } from './full-draft.ts'
import { requiredFields, youProblems } from './full-problems.ts'

const askPhone = (phone: string) => call('checkPhone', { phone })
const askGovernmentId = (governmentId: string) => call('checkGovernmentID', { governmentId })

const phoneOf = ({ phone, phoneCountry }: FullValues): string => normalPhone(phone, phoneCountry) ?? ''

export interface StepProps {
  id: string
  /** What the server said of this form when it was sent before. */
  refused: Problems<FullValues> | undefined
  onDone: () => void
}

/** The form about the person, with what the server knows of its phone number and ID. */
export const useYouForm = (player: Player, { refused, onDone }: Pick<StepProps, 'refused' | 'onDone'>) => {
  const overrides = useSession().data?.configuration.customFields.full_reg.required_overrides ?? {}
  const required = requiredFields(overrides)
  const asksBirthdate = player.details.birthdate === null
  const phones = useExists(askPhone)
  const governmentIds = useExists(askGovernmentId)

  const form = useForm({
    draft: fullDraft,
    problemsOf: values =>
      problemTexts<FullValues>({
        ...youProblems(values, { required, asksBirthdate }),
        ...(phones.flagOf(phoneOf(values)) === true && { phone: 'phoneTaken' }),
        ...(governmentIds.flagOf(values.governmentId.trim()) === true && {
          governmentId: 'governmentIdTaken',
        }),
      }),
    onSubmit: onDone,
    onLeave: (name, values) => {
      const { phone, governmentId } = youProblems(values, { required, asksBirthdate })
      if (name === 'phone' && phone === undefined) phones.check(phoneOf(values))
      if (name === 'governmentId' && governmentId === undefined)
        governmentIds.check(values.governmentId.trim())
    },
  })
  const { refuse, values } = form
  useEffect(() => {
    if (refused) refuse(refused)
  }, [refused, refuse])

  const standing = (exists: ReturnType<typeof useExists>, value: string) => ({
    checking: exists.isChecking(value),
    good: exists.flagOf(value) === false,
  })
  return {
    form,
    required,
    asksBirthdate,
    phone: standing(phones, phoneOf(values)),
    governmentId: standing(governmentIds, values.governmentId.trim()),
  }
}

import type { Input } from '@fairground/contract/operations'
import type { Player } from '@fairground/contract/entities/players/player'
import { normalizePhone } from '@fairground/places/phone'
import { useState } from 'react'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { callWithStepUp } from '#shared/account/call-with-step-up.ts'
import { refusalTexts } from '#shared/account/field-errors.ts'
import { useSave } from '#shared/account/use-save.ts'
import { formDraft } from '#shared/form/form-draft.ts'
import { useForm } from '#shared/form/use-form.ts'

const fieldByFault = {
  'registration.phoneNotValid': 'phone',
  'registration.phoneTaken': 'phone',
  'profile.phoneNotSaved': 'phone',
} as const

interface PhoneFormOptions {
  readonly details: Player['details']
  readonly toInput: (phone: string) => Input<'updatePlayerPhones'>
  readonly onSaved: () => void
  readonly successText?: string
}

/** A number with its country. Saves it in the international form. */
export const usePhoneForm = ({ details, toInput, ...saved }: PhoneFormOptions) => {
  const t = useText()
  const fallbackCountry = useSession().data?.configuration.defaultCountry ?? ''
  const [draft] = useState(() =>
    formDraft({ country: details.primaryAddressCountry ?? details.country ?? fallbackCountry, phone: '' }),
  )
  const { save, saving, error } = useSave(
    (phone: string) => callWithStepUp('updatePlayerPhones', toInput(phone)),
    { ...saved, onRefused: refusal => form.refuse(refusalTexts(refusal, fieldByFault)) },
  )
  const form = useForm({
    draft,
    findProblems: ({ country, phone }) =>
      normalizePhone(phone, country) === undefined ? { phone: t('form.problem.phoneWrong') } : {},
    onSubmit: ({ country, phone }) => save(normalizePhone(phone, country) ?? phone),
  })
  return {
    form,
    save,
    saving,
    fields: { country: form.text('country'), number: form.text('phone'), error: form.problems.phone },
    dirty: form.values.phone !== '',
    problem: refusalTexts(error, fieldByFault).whole,
  }
}

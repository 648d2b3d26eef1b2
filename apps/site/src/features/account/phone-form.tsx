import type { Player } from '@fairground/contract/entities/player'
import { normalPhone } from '@fairground/places/phone'
import { useState } from 'react'
import { call } from '#app/call.ts'
import { openModal } from '#app/modals.ts'
import { useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { refusalTexts } from '#features/account/refusal.ts'
import { SaveBar } from '#features/account/save-bar.tsx'
import { type FormEnd, useRounds } from '#features/account/use-rounds.ts'
import { useSaving } from '#features/account/use-saving.ts'
import { formDraft } from '#shared/form/form-draft.ts'
import { PhoneFields } from '#shared/form/phone-fields.tsx'
import { useForm } from '#shared/form/use-form.ts'
import styles from './form.module.css'

const fieldOf = {
  'registration.phoneNotValid': 'phone',
  'registration.phoneTaken': 'phone',
  'profile.phoneNotSaved': 'phone',
} as const

interface PhoneFormProps {
  details: Player['details']
}

function Form({ details, saved, onSaved, onUndo }: PhoneFormProps & FormEnd) {
  const t = useText()
  const otherwise = useSession().data?.configuration.defaultCountry ?? ''
  const [draft] = useState(() =>
    formDraft({ country: details.primaryAddressCountry ?? details.country ?? otherwise, phone: '' }),
  )
  const { save, saving, error } = useSaving((mobile: string) => call('updatePlayerPhones', { mobile }), {
    onSaved: () => {
      onSaved()
      // A number that was saved is not trusted until its code came back.
      openModal('phoneValidation')
    },
    onRefused: refusal => form.refuse(refusalTexts(refusal, fieldOf)),
  })
  const form = useForm({
    draft,
    problemsOf: ({ country, phone }) =>
      normalPhone(phone, country) === undefined ? { phone: t('form.problem.phoneWrong') } : {},
    onSubmit: ({ country, phone }) => save(normalPhone(phone, country) ?? phone),
  })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <PhoneFields
        legend={t('account.phone.mobile')}
        country={form.text('country')}
        number={form.text('phone')}
        help={t('account.phone.help')}
        error={form.problems.phone}
      />
      <SaveBar
        label={t('account.phone.save')}
        dirty={form.values.phone !== ''}
        saving={saving}
        saved={saved}
        problem={refusalTexts(error, fieldOf).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

export function PhoneForm({ details }: PhoneFormProps) {
  const { round, end } = useRounds()
  return <Form key={round} details={details} {...end} />
}

import type { Player } from '@fairground/contract/entities/players/player'
import { normalizePhone } from '@fairground/places/phone'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { openModal } from '#core/modals.ts'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { refusalTexts } from '#shared/account/field-errors.ts'
import { SaveBar } from '#shared/account/save-bar.tsx'
import { type SaveState, useFormKey } from '#shared/account/use-form-key.ts'
import { useSave } from '#shared/account/use-save.ts'
import { formDraft } from '#shared/form/form-draft.ts'
import { PhoneFields } from '#shared/form/phone-fields.tsx'
import { useForm } from '#shared/form/use-form.ts'
import styles from '#shared/account/form.module.css'

const fieldByFault = {
  'registration.phoneNotValid': 'phone',
  'registration.phoneTaken': 'phone',
  'profile.phoneNotSaved': 'phone',
} as const

interface PhoneFormProps {
  details: Player['details']
}

function Form({ details, saved, onSaved, onUndo }: PhoneFormProps & SaveState) {
  const t = useText()
  const fallbackCountry = useSession().data?.configuration.defaultCountry ?? ''
  const [draft] = useState(() =>
    formDraft({ country: details.primaryAddressCountry ?? details.country ?? fallbackCountry, phone: '' }),
  )
  const { save, saving, error } = useSave((mobile: string) => call('updatePlayerPhones', { mobile }), {
    onSaved: () => {
      onSaved()
      // A saved number stays unverified until the player enters its code.
      openModal('phoneValidation')
    },
    onRefused: refusal => form.refuse(refusalTexts(refusal, fieldByFault)),
  })
  const form = useForm({
    draft,
    findProblems: ({ country, phone }) =>
      normalizePhone(phone, country) === undefined ? { phone: t('form.problem.phoneWrong') } : {},
    onSubmit: ({ country, phone }) => save(normalizePhone(phone, country) ?? phone),
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
        problem={refusalTexts(error, fieldByFault).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

export function PhoneForm({ details }: PhoneFormProps) {
  const { formKey, saveState } = useFormKey()
  return <Form key={formKey} details={details} {...saveState} />
}

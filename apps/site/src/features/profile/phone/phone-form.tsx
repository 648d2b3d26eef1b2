import type { Player } from '@fairground/contract/entities/players/player'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { SaveBar } from '#shared/account/save-bar.tsx'
import { type SaveState, useFormKey } from '#shared/account/use-form-key.ts'
import { PhoneFields } from '#shared/form/phone-fields.tsx'
import styles from '#shared/account/form.module.css'
import { usePhoneForm } from './use-phone-form.ts'

interface PhoneFormProps {
  details: Player['details']
}

function Form({ details, saved, onSaved, onUndo }: PhoneFormProps & SaveState) {
  const t = useText()
  const { form, saving, fields, dirty, problem } = usePhoneForm({
    details,
    toInput: mobile => ({ mobile }),
    onSaved: () => {
      onSaved()
      // The new number replaces the old one when the player enters its code.
      openModal('phoneValidation', {})
    },
  })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <PhoneFields legend={t('account.phone.mobile')} help={t('account.phone.help')} {...fields} />
      <SaveBar
        label={t('account.phone.save')}
        dirty={dirty}
        saving={saving}
        saved={saved}
        problem={problem}
        onUndo={onUndo}
      />
    </form>
  )
}

export function PhoneForm({ details }: PhoneFormProps) {
  const { formKey, saveState } = useFormKey()
  return <Form key={formKey} details={details} {...saveState} />
}

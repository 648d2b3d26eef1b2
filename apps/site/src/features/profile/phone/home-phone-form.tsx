import type { Player } from '@fairground/contract/entities/players/player'
import { Button } from '@fairground/ui/controls/button.tsx'
import { useText } from '#core/text/text.ts'
import { SaveBar } from '#shared/account/save-bar.tsx'
import { PhoneFields } from '#shared/form/phone-fields.tsx'
import styles from '#shared/account/form.module.css'
import { usePhoneForm } from './use-phone-form.ts'

interface HomePhoneFormProps {
  details: Player['details']
  onDone: () => void
}

export function HomePhoneForm({ details, onDone }: HomePhoneFormProps) {
  const t = useText()
  const { form, save, saving, fields, dirty, problem } = usePhoneForm({
    details,
    toInput: phone => ({ phone }),
    successText: t('account.phone.homeSaved'),
    onSaved: onDone,
  })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <PhoneFields legend={t('account.phone.home')} {...fields} />
      {details.phoneHome !== undefined && (
        <div>
          <Button onPress={() => save('')} loading={saving}>
            {t('account.phone.removeHome')}
          </Button>
        </div>
      )}
      <SaveBar
        label={t('account.phone.saveHome')}
        dirty={dirty}
        saving={saving}
        saved={false}
        problem={problem}
        onUndo={onDone}
      />
    </form>
  )
}

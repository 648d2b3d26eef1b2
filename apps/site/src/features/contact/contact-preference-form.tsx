import type { ContactPreference } from '@fairground/contract/entities/players/contact-preference'
import { type FormEvent, useState } from 'react'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'
import { useText } from '#core/text/text.ts'
import { ChoiceRow } from './choice-row.tsx'
import { contactPreferenceQuery } from './contact-preference-query.ts'
import { isSameChoice } from './contact-choices.ts'
import { refusalTexts } from '#shared/account/field-errors.ts'
import { SaveBar } from '#shared/account/save-bar.tsx'
import { type SaveState, useFormKey } from '#shared/account/use-form-key.ts'
import { useSave } from '#shared/account/use-save.ts'
import styles from '#shared/account/form.module.css'

function Form({ current, saved, onSaved, onUndo }: { current: ContactPreference } & SaveState) {
  const t = useText()
  const [draft, setDraft] = useState(current)
  const { save, saving, error } = useSave(
    async (choice: ContactPreference) => {
      await call('updateContactPreference', choice)
      queryClient.setQueryData(contactPreferenceQuery.queryKey, choice)
      void queryClient.invalidateQueries({ queryKey: ['getNotificationPreferences'] })
    },
    { successText: t('account.notifications.done'), onSaved },
  )
  const change = (part: Partial<ContactPreference>) => {
    setDraft({ ...draft, ...part })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(draft)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <div>
        <ChoiceRow
          title={t('account.notifications.contactByEmail')}
          text={t('account.notifications.contactByEmailText')}
          checked={draft.contactByEmail}
          onChange={contactByEmail => change({ contactByEmail })}
        />
        <ChoiceRow
          title={t('account.notifications.contactEmailNews')}
          text={t('account.notifications.contactEmailNewsText')}
          checked={draft.contactByEmail && draft.contactEmailNews}
          disabled={!draft.contactByEmail}
          onChange={contactEmailNews => change({ contactEmailNews })}
        />
      </div>
      <p className="small muted">{t('account.notifications.always')}</p>
      <SaveBar
        label={t('account.notifications.save')}
        dirty={!isSameChoice(draft, current)}
        saving={saving}
        saved={saved}
        problem={refusalTexts(error, {}).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

export function ContactPreferenceForm({ current }: { current: ContactPreference }) {
  const { formKey, saveState } = useFormKey()
  return <Form key={`${formKey} ${JSON.stringify(current)}`} current={current} {...saveState} />
}

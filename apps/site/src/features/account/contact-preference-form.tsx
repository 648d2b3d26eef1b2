import type { ContactPreference } from '@fairground/contract/entities/contact-preference'
import { type FormEvent, useState } from 'react'
import { call } from '#app/call.ts'
import { queryClient } from '#app/query-client.ts'
import { useText } from '#app/text.ts'
import { ChoiceRow } from '#features/account/choice-row.tsx'
import { contactPreferenceQuery } from '#features/account/contact-preference-query.ts'
import { isSameChoice, mailTopics } from '#features/account/contact-choices.ts'
import { refusalTexts } from '#features/account/refusal.ts'
import { SaveBar } from '#features/account/save-bar.tsx'
import { type FormEnd, useRounds } from '#features/account/use-rounds.ts'
import { useSaving } from '#features/account/use-saving.ts'
import styles from './form.module.css'

function Form({ kept, saved, onSaved, onUndo }: { kept: ContactPreference } & FormEnd) {
  const t = useText()
  const [draft, setDraft] = useState(kept)
  const { save, saving, error } = useSaving(
    async (choice: ContactPreference) => {
      await call('updateContactPreference', choice)
      queryClient.setQueryData(contactPreferenceQuery.queryKey, choice)
    },
    { told: t('account.notifications.done'), onSaved },
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
        {mailTopics.map(topic => (
          <ChoiceRow
            key={topic}
            title={t(`account.notifications.${topic}`)}
            text={t(`account.notifications.${topic}Text`)}
            checked={draft.contactByEmail && draft[topic]}
            disabled={!draft.contactByEmail}
            onChange={on => change({ [topic]: on })}
          />
        ))}
      </div>
      <p className="small muted">{t('account.notifications.always')}</p>
      <SaveBar
        label={t('account.notifications.save')}
        dirty={!isSameChoice(draft, kept)}
        saving={saving}
        saved={saved}
        problem={refusalTexts(error, {}).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

export function ContactPreferenceForm({ kept }: { kept: ContactPreference }) {
  const { round, end } = useRounds()
  return <Form key={`${round} ${JSON.stringify(kept)}`} kept={kept} {...end} />
}

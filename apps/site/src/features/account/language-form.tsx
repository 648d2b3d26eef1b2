import type { Player } from '@fairground/contract/entities/player'
import { Card } from '@fairground/ui/parts/card.tsx'
import { SelectField } from '@fairground/ui/parts/select-field.tsx'
import { type FormEvent, useState } from 'react'
import { bootstrap } from '#app/bootstrap.ts'
import { call } from '#app/call.ts'
import { chooseLanguage } from '#app/choose-language.ts'
import { useText } from '#app/text.ts'
import { refusalTexts } from '#features/account/refusal.ts'
import { SaveBar } from '#features/account/save-bar.tsx'
import { type FormEnd, useRounds } from '#features/account/use-rounds.ts'
import { useSaving } from '#features/account/use-saving.ts'
import styles from './form.module.css'

function Form({ kept, saved, onSaved, onUndo }: { kept: string } & FormEnd) {
  const t = useText()
  const [chosen, setChosen] = useState(kept)
  const { save, saving, error } = useSaving(
    (languageId: string) => call('updatePlayerLocale', { languageId }),
    {
      told: t('account.language.done'),
      onSaved: () => {
        onSaved()
        if (chosen !== bootstrap.languageId) chooseLanguage(chosen)
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== kept) save(chosen)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectField
        label={t('account.language.label')}
        help={t('account.language.help')}
        value={chosen}
        onChange={event => setChosen(event.target.value)}
      >
        {bootstrap.languages.map(({ languageId, name }) => (
          <option key={languageId} value={languageId} lang={languageId.replace('_', '-')}>
            {name}
          </option>
        ))}
      </SelectField>
      <SaveBar
        label={t('account.language.save')}
        dirty={chosen !== kept}
        saving={saving}
        saved={saved}
        problem={refusalTexts(error, {}).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

/** The language of mails and pages, where the operator serves more than one. */
export function LanguageForm({ player }: { player: Player }) {
  const t = useText()
  const { round, end } = useRounds()
  const { languageId } = player.details
  if (bootstrap.languages.length < 2) return null
  return (
    <Card title={t('account.language.title')}>
      <Form key={`${round} ${languageId}`} kept={languageId} {...end} />
    </Card>
  )
}

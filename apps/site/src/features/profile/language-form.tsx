import type { Player } from '@fairground/contract/entities/players/player'
import { Card } from '@fairground/ui/layout/card.tsx'
import { SelectField } from '@fairground/ui/controls/select-field.tsx'
import { type FormEvent, useState } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { chooseLanguage } from '#core/text/choose-language.ts'
import { useText } from '#core/text/text.ts'
import { refusalTexts } from '#shared/account/field-errors.ts'
import { SaveBar } from '#shared/account/save-bar.tsx'
import { type SaveState, useFormKey } from '#shared/account/use-form-key.ts'
import { useSave } from '#shared/account/use-save.ts'
import styles from '#shared/account/form.module.css'

function Form({ current, saved, onSaved, onUndo }: { current: string } & SaveState) {
  const t = useText()
  const [chosen, setChosen] = useState(current)
  const { save, saving, error } = useSave(
    (languageId: string) => call('updatePlayerLocale', { languageId }),
    {
      successText: t('account.language.done'),
      onSaved: () => {
        onSaved()
        if (chosen !== bootstrap.languageId) chooseLanguage(chosen)
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== current) save(chosen)
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
        dirty={chosen !== current}
        saving={saving}
        saved={saved}
        problem={refusalTexts(error, {}).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

/** The language of mails and pages; hidden if the operator offers one language only. */
export function LanguageForm({ player }: { player: Player }) {
  const t = useText()
  const { formKey, saveState } = useFormKey()
  const { languageId } = player.details
  if (bootstrap.languages.length < 2) return null
  return (
    <Card title={t('account.language.title')}>
      <Form key={`${formKey} ${languageId}`} current={languageId} {...saveState} />
    </Card>
  )
}

import type { Player } from '@fairground/contract/entities/players/player'
import { ActionPopup } from '@fairground/ui/feedback/action-popup.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { type FormEvent, useState } from 'react'
import { useText } from '#core/text/text.ts'
import { countryName } from '#shared/account/country-name.ts'
import { refusalTexts } from '#shared/account/field-errors.ts'
import { SaveBar } from '#shared/account/save-bar.tsx'
import { type SaveState, useFormKey } from '#shared/account/use-form-key.ts'
import { callWithStepUp } from '#shared/account/call-with-step-up.ts'
import { useSave } from '#shared/account/use-save.ts'
import { CountryField } from '#shared/form/country-field.tsx'
import styles from '#shared/account/form.module.css'

function Form({ current, saved, onSaved, onUndo }: { current: string } & SaveState) {
  const t = useText()
  const [chosen, setChosen] = useState(current)
  const [confirming, setConfirming] = useState(false)
  const { save, saving, error } = useSave(
    (country: string) => callWithStepUp('updatePlayerCountry', { country }),
    { successText: t('account.country.done'), onSaved },
  )
  const dirty = chosen !== current && chosen !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (dirty) setConfirming(true)
  }
  const stop = () => setConfirming(false)
  return (
    <form className={styles.form} onSubmit={submit}>
      <CountryField
        name="country"
        value={chosen}
        help={t('account.country.help')}
        onChange={event => setChosen(event.target.value)}
      />
      <SaveBar
        label={t('account.country.save')}
        dirty={dirty}
        saving={saving}
        saved={saved}
        problem={refusalTexts(error, {}).whole}
        onUndo={onUndo}
      />
      <ActionPopup
        open={confirming}
        title={t('account.country.title', { country: dirty ? countryName(chosen) : '' })}
        closeLabel={t('common.close')}
        onClose={stop}
        safe={{ label: t('account.cancel'), onPress: stop }}
        main={{
          label: t('account.country.change'),
          loading: saving,
          onPress: () => {
            stop()
            save(chosen)
          },
        }}
      >
        <p>{t('account.country.address')}</p>
        <p>{t('account.country.blocked')}</p>
      </ActionPopup>
    </form>
  )
}

/** The country of residence. A dialog states the consequences before a change is saved. */
export function CountryForm({ country }: Pick<Player['details'], 'country'>) {
  const t = useText()
  const { formKey, saveState } = useFormKey()
  const current = country ?? ''
  return (
    <Card title={t('account.country.where')}>
      <Form key={`${formKey} ${current}`} current={current} {...saveState} />
    </Card>
  )
}

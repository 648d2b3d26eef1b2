import type { Player } from '@fairground/contract/entities/player'
import { ActionPopup } from '@fairground/ui/parts/action-popup.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { type FormEvent, useState } from 'react'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { countryName } from '#features/account/country-name.ts'
import { refusalTexts } from '#features/account/refusal.ts'
import { SaveBar } from '#features/account/save-bar.tsx'
import { type FormEnd, useRounds } from '#features/account/use-rounds.ts'
import { useSaving } from '#features/account/use-saving.ts'
import { CountryField } from '#shared/form/country-field.tsx'
import styles from './form.module.css'

function Form({ kept, saved, onSaved, onUndo }: { kept: string } & FormEnd) {
  const t = useText()
  const [chosen, setChosen] = useState(kept)
  const [asking, setAsking] = useState(false)
  const { save, saving, error } = useSaving((country: string) => call('updatePlayerCountry', { country }), {
    told: t('account.country.done'),
    onSaved,
    onRefused: () => setAsking(false),
  })
  const dirty = chosen !== kept && chosen !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (dirty) setAsking(true)
  }
  const stop = () => setAsking(false)
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
        open={asking}
        title={t('account.country.title', { country: dirty ? countryName(chosen) : '' })}
        closeLabel={t('common.close')}
        onClose={stop}
        safe={{ label: t('account.cancel'), onPress: stop }}
        main={{ label: t('account.country.change'), loading: saving, onPress: () => save(chosen) }}
      >
        <p>{t('account.country.address')}</p>
        <p>{t('account.country.blocked')}</p>
      </ActionPopup>
    </form>
  )
}

/** Where the player lives. What follows from a move is said before it is saved. */
export function CountryForm({ country }: Pick<Player['details'], 'country'>) {
  const t = useText()
  const { round, end } = useRounds()
  const kept = country ?? ''
  return (
    <Card title={t('account.country.where')}>
      <Form key={`${round} ${kept}`} kept={kept} {...end} />
    </Card>
  )
}

import type { AddressChange } from '@fairground/contract/entities/address'
import type { Player } from '@fairground/contract/entities/player'
import { hasPostalCodes, postalCodeFits } from '@fairground/places/postal-code'
import { Field } from '@fairground/ui/parts/field.tsx'
import { useState } from 'react'
import { call } from '#app/call.ts'
import { useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { draftOf, isSameAddress } from '#features/account/address-draft.ts'
import { CurrentPasswordField } from '#features/account/current-password-field.tsx'
import { refusalTexts } from '#features/account/refusal.ts'
import { SaveBar } from '#features/account/save-bar.tsx'
import { type FormEnd, useRounds } from '#features/account/use-rounds.ts'
import { useSaving } from '#features/account/use-saving.ts'
import { addressProblems, type AddressValues } from '#shared/form/address-problems.ts'
import { CountryField } from '#shared/form/country-field.tsx'
import { formDraft } from '#shared/form/form-draft.ts'
import { problemTexts } from '#shared/form/problem-texts.ts'
import { ProvinceField } from '#shared/form/province-field.tsx'
import { useForm } from '#shared/form/use-form.ts'
import { useHasProvinces } from '#shared/form/use-has-provinces.ts'
import styles from './form.module.css'

const fieldOf = {
  'profile.passwordWrong': 'password',
  'registration.postalCodeNotValid': 'postCode',
} as const

function Form({ kept, saved, onSaved, onUndo }: { kept: AddressValues } & FormEnd) {
  const t = useText()
  const hasProvinces = useHasProvinces()
  const [draft] = useState(() => formDraft<AddressChange>({ ...kept, password: '' }, ['password']))
  const { save, saving, error } = useSaving((change: AddressChange) => call('updatePlayerAddress', change), {
    told: t('account.address.done'),
    onSaved,
    onRefused: refusal => form.refuse(refusalTexts(refusal, fieldOf)),
  })
  const form = useForm({
    draft,
    problemsOf: ({ password, ...address }) => ({
      ...problemTexts<AddressValues>({
        ...(!postalCodeFits(address.postCode, address.country) && { postCode: 'postCodeWrong' }),
        ...addressProblems(address, hasProvinces(address.country)),
      }),
      ...(!isSameAddress(address, kept) && password === '' && { password: t('account.password.missing') }),
    }),
    onSubmit: values => {
      if (!isSameAddress(values, kept)) save(values)
    },
  })
  const { country } = form.values
  const dirty = !isSameAddress(form.values, kept)
  const countryField = form.text('country')
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <CountryField
        {...countryField}
        onChange={event => {
          countryField.onChange(event)
          form.set('province', '')
        }}
      />
      <Field
        {...form.text('address')}
        label={t('account.address.street')}
        autoComplete="street-address"
        maxLength={144}
      />
      <div className={styles.pair}>
        <Field
          {...form.text('city')}
          label={t('account.address.city')}
          autoComplete="address-level2"
          maxLength={64}
        />
        {hasPostalCodes(country) && (
          <Field
            {...form.text('postCode')}
            label={t('account.address.postCode')}
            autoComplete="postal-code"
            autoCapitalize="characters"
            maxLength={20}
          />
        )}
      </div>
      {hasProvinces(country) && <ProvinceField {...form.text('province')} country={country} />}
      {dirty && <CurrentPasswordField {...form.text('password')} help={t('account.password.why')} />}
      <SaveBar
        label={t('account.address.save')}
        dirty={dirty}
        saving={saving}
        saved={saved}
        problem={refusalTexts(error, fieldOf).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

/** The address by post. Whoever changes it says that it is them with the password. */
export function AddressForm({ details }: { details: Player['details'] }) {
  const { round, end } = useRounds()
  const otherwise = useSession().data?.configuration.defaultCountry ?? ''
  const kept = draftOf(details, otherwise)
  return <Form key={`${round} ${JSON.stringify(kept)}`} kept={kept} {...end} />
}

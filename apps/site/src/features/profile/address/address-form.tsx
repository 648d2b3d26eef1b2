import type { AddressChange } from '@fairground/contract/entities/players/address'
import type { Player } from '@fairground/contract/entities/players/player'
import { hasPostalCodes, isValidPostalCode } from '@fairground/places/postal-code'
import { Field } from '@fairground/ui/controls/field.tsx'
import { useState } from 'react'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { toAddressDraft, isSameAddress } from './address-draft.ts'
import { CurrentPasswordField } from '#shared/account/current-password-field.tsx'
import { refusalTexts } from '#shared/account/field-errors.ts'
import { SaveBar } from '#shared/account/save-bar.tsx'
import { type SaveState, useFormKey } from '#shared/account/use-form-key.ts'
import { callWithStepUp } from '#shared/account/call-with-step-up.ts'
import { useSave } from '#shared/account/use-save.ts'
import { addressProblems, type AddressValues } from '#shared/form/address-problems.ts'
import { CountryField } from '#shared/form/country-field.tsx'
import { formDraft } from '#shared/form/form-draft.ts'
import { problemTexts } from '#shared/form/problem-texts.ts'
import { ProvinceField } from '#shared/form/province-field.tsx'
import { useForm } from '#shared/form/use-form.ts'
import { useHasProvinces } from '#shared/form/use-has-provinces.ts'
import styles from '#shared/account/form.module.css'

const fieldByFault = {
  'profile.passwordWrong': 'password',
  'registration.postalCodeNotValid': 'postCode',
} as const

function Form({ current, saved, onSaved, onUndo }: { current: AddressValues } & SaveState) {
  const t = useText()
  const hasProvinces = useHasProvinces()
  const [draft] = useState(() => formDraft<AddressChange>({ ...current, password: '' }, ['password']))
  const { save, saving, error } = useSave(
    (change: AddressChange) => callWithStepUp('updatePlayerAddress', change),
    {
      successText: t('account.address.done'),
      onSaved,
      onRefused: refusal => form.refuse(refusalTexts(refusal, fieldByFault)),
    },
  )
  const form = useForm({
    draft,
    findProblems: ({ password, ...address }) => ({
      ...problemTexts<AddressValues>({
        ...(!isValidPostalCode(address.postCode, address.country) && { postCode: 'postCodeWrong' }),
        ...addressProblems(address, hasProvinces(address.country)),
      }),
      ...(!isSameAddress(address, current) && password === '' && { password: t('account.password.missing') }),
    }),
    onSubmit: values => {
      if (!isSameAddress(values, current)) save(values)
    },
  })
  const { country } = form.values
  const dirty = !isSameAddress(form.values, current)
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
        problem={refusalTexts(error, fieldByFault).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

/** The postal address. A change requires the password. */
export function AddressForm({ details }: { details: Player['details'] }) {
  const { formKey, saveState } = useFormKey()
  const fallbackCountry = useSession().data?.configuration.defaultCountry ?? ''
  const current = toAddressDraft(details, fallbackCountry)
  return <Form key={`${formKey} ${JSON.stringify(current)}`} current={current} {...saveState} />
}

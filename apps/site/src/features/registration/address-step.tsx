import { hasPostalCodes } from '@fairground/places/postal-code'
import { Field } from '@fairground/ui/controls/field.tsx'
import { useText } from '#core/text/text.ts'
import { CheckedMark } from '#shared/form/checked-mark.tsx'
import { CountryField } from '#shared/form/country-field.tsx'
import { ProblemSummary } from '#shared/form/problem-summary.tsx'
import { ProvinceField } from '#shared/form/province-field.tsx'
import { useAddressForm } from './use-address-form.ts'
import type { StepProps } from './use-you-form.ts'
import styles from './registration.module.css'

/** The country comes first because it determines the other fields. */
export function AddressStep({ id, ...step }: StepProps) {
  const t = useText()
  const { form, chooseCountry, hasProvinces, postCode } = useAddressForm(step)
  return (
    <form id={id} className={styles.form} onSubmit={form.submit} noValidate>
      {form.tried && <ProblemSummary formId={id} problems={form.problems} />}
      <CountryField {...form.text('country')} onChange={event => chooseCountry(event.target.value)} />
      <Field
        {...form.text('address')}
        label={t('fullRegistration.address')}
        autoComplete="street-address"
        maxLength={144}
      />
      <div className={styles.pair}>
        <Field
          {...form.text('city')}
          label={t('fullRegistration.city')}
          autoComplete="address-level2"
          maxLength={64}
        />
        {hasPostalCodes(form.values.country) && (
          <Field
            {...form.text('postCode')}
            label={t('fullRegistration.postCode')}
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            suffix={<CheckedMark {...postCode} label={t('fullRegistration.postCodeFits')} />}
          />
        )}
      </div>
      {hasProvinces && <ProvinceField {...form.text('province')} country={form.values.country} />}
    </form>
  )
}

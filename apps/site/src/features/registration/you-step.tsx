import type { Player } from '@fairground/contract/entities/players/player'
import { Field } from '@fairground/ui/controls/field.tsx'
import { useText } from '#core/text/text.ts'
import { BirthdateFields } from '#shared/form/birthdate-fields.tsx'
import { CheckedMark } from '#shared/form/checked-mark.tsx'
import { PhoneFields } from '#shared/form/phone-fields.tsx'
import { ProblemSummary } from '#shared/form/problem-summary.tsx'
import { DropdownField } from './dropdown-field.tsx'
import { type StepProps, useYouForm } from './use-you-form.ts'
import styles from './registration.module.css'

/** Personal details. Fields that the operator does not require are hidden or marked as optional. */
export function YouStep({ id, player, ...step }: StepProps & { player: Player | null }) {
  const t = useText()
  const { form, required, requiresBirthdate, phone, governmentId } = useYouForm(player, step)
  const label = (field: 'occupation' | 'governmentId') => {
    const name = t(`fullRegistration.${field}`)
    return required.has(field) ? name : t('form.optional', { label: name })
  }
  return (
    <form id={id} className={styles.form} onSubmit={form.submit} noValidate>
      <p className="muted">{t('fullRegistration.why')}</p>
      {form.tried && <ProblemSummary formId={id} problems={form.problems} />}
      <div className={styles.pair}>
        <Field
          {...form.text('firstName')}
          label={t('fullRegistration.firstName')}
          autoComplete="given-name"
          maxLength={64}
        />
        <Field
          {...form.text('lastName')}
          label={t('fullRegistration.lastName')}
          autoComplete="family-name"
          maxLength={64}
        />
      </div>
      {(required.has('gender') || requiresBirthdate) && (
        <div className={styles.pair}>
          {requiresBirthdate && (
            <BirthdateFields
              parts={{ day: form.text('day'), month: form.text('month'), year: form.text('year') }}
              error={form.problems.year}
            />
          )}
          {required.has('gender') && (
            <DropdownField {...form.text('gender')} type="gender" label={t('fullRegistration.gender')} />
          )}
        </div>
      )}
      <PhoneFields
        legend={t('fullRegistration.phone')}
        country={form.text('phoneCountry')}
        number={{
          ...form.text('phone'),
          suffix: <CheckedMark {...phone} label={t('fullRegistration.phoneFree')} />,
        }}
        error={form.problems.phone}
      />
      {required.has('phoneHome') && (
        <Field
          {...form.text('phoneHome')}
          label={t('fullRegistration.phoneHome')}
          type="tel"
          autoComplete="home tel"
          maxLength={24}
        />
      )}
      <div className={styles.pair}>
        <DropdownField {...form.text('occupation')} type="occupation" label={label('occupation')} />
        <Field
          {...form.text('governmentId')}
          label={label('governmentId')}
          help={t('fullRegistration.governmentIdHelp')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          suffix={<CheckedMark {...governmentId} label={t('fullRegistration.governmentIdFree')} />}
        />
      </div>
    </form>
  )
}

import type { moneySettings, siteSettings } from '@fairground/contract/operator/operator-settings'
import type { SchemaFormProps } from '#parts/form/schema-form.tsx'
import { TimeZoneField } from './time-zone-field.tsx'
import { TransportField } from './transport-field.tsx'

type Setting = keyof typeof siteSettings | keyof typeof moneySettings

const hints: Readonly<Partial<Record<Setting, string>>> = {
  mainSwitch: 'If it is off, players cannot sign in.',
  minimumAge: 'Years. The site refuses younger players.',
  slimLimit: 'How often a player may deposit before they give their full details.',
  blockedCountries: 'Two letters for each country. Players from there cannot register.',
  timeZone: 'The zone in which staff read times.',
  supportAnswerHours: 'Cases are sorted by this deadline.',
  withdrawalAutomaticTo: 'Withdrawals up to this amount are paid by themselves.',
  withdrawalFourEyesFrom: 'From this amount on, a second person must approve.',
  bonusAloneTo: 'A larger bonus needs a second person.',
  revealsPerDay: 'For each staff member.',
}

/** What a setting does, where its name does not say it. */
export const settingHints = hints as Readonly<Record<string, string>>

/** Settings with a control of their own. */
export const settingFields: NonNullable<SchemaFormProps['fields']> = {
  timeZone: field => <TimeZoneField field={field} />,
  transportMode: field => <TransportField field={field} />,
}

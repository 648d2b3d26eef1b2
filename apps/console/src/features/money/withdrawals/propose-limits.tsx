import { moneySettingNames } from '@fairground/contract/operator/operator-settings'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import type { StoredLimits } from './read-limits.ts'

const own: readonly string[] = [
  'withdrawalAutomaticTo',
  'withdrawalAutomaticAfterDays',
  'withdrawalFourEyesFrom',
] satisfies (keyof StoredLimits)[]

/** The page of the operator changes the other settings of money. */
const hidden = Object.fromEntries(
  [...moneySettingNames.filter(name => !own.includes(name)).map(name => `settings.${name}`), 'returns'].map(
    path => [path, () => null],
  ),
)

/** Proposes other limits of withdrawals. */
export function ProposeLimits({ settings }: { readonly settings: StoredLimits }) {
  return (
    <ProposeButton
      kind="changeMoneySettings"
      fixed={{ unset: [] }}
      initial={{ settings }}
      title="Change the limits of withdrawals?"
      about="They decide about withdrawals that players request from then on."
      labels={{ settings: 'Limits of withdrawals' }}
      fields={hidden}
      tone="quiet"
    >
      Propose a change
    </ProposeButton>
  )
}

/** The steps that the wizard shows as progress. */
export type VisibleStep = 'ticket' | 'you' | 'address' | 'payment' | 'check'

/** `account` and `details` are both shown as `you`. */
export type WizardStep = 'ticket' | 'account' | 'details' | 'address' | 'payment' | 'check'

export interface WizardNeeds {
  /** The buyer has no account yet. */
  readonly account: boolean
  /** The registration is not complete yet. */
  readonly details: boolean
  /** The balance does not cover the price. */
  readonly payment: boolean
}

export const wizardSteps = ({ account, details, payment }: WizardNeeds): readonly WizardStep[] => [
  'ticket',
  ...(account ? (['account'] as const) : []),
  ...(details ? (['details', 'address'] as const) : []),
  ...(payment ? (['payment'] as const) : []),
  'check',
]

export const toVisibleStep = (step: WizardStep): VisibleStep =>
  step === 'account' || step === 'details' ? 'you' : step

export const visibleSteps = (steps: readonly WizardStep[]): readonly VisibleStep[] => [
  ...new Set(steps.map(toVisibleStep)),
]

export const stepAfter = (steps: readonly WizardStep[], step: WizardStep): WizardStep =>
  steps[steps.indexOf(step) + 1] ?? 'check'

/** Undefined for the first step. */
export const stepBefore = (steps: readonly WizardStep[], step: WizardStep): WizardStep | undefined =>
  steps[steps.indexOf(step) - 1]

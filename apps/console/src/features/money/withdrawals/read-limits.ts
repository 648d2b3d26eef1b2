/** The settings of an operator that decide who must approve a withdrawal. Minor units. */
export interface WithdrawalLimits {
  readonly automaticTo: string
  /** Undefined if the operator uses the platform's default. */
  readonly twoPeopleFrom: string | undefined
  /** What is stored, for a form that changes it. */
  readonly stored: StoredLimits
}

export interface StoredLimits {
  readonly withdrawalAutomaticTo?: string
  readonly withdrawalAutomaticAfterDays?: number
  readonly withdrawalFourEyesFrom?: string
}

const isUnits = (value: unknown): value is string => typeof value === 'string' && /^\d+$/.test(value)

/** Reads the limits. Without a limit nothing is paid without a person. */
export const readLimits = (settings: object): WithdrawalLimits => {
  const values = settings as Readonly<Record<string, unknown>>
  const {
    withdrawalAutomaticTo: to,
    withdrawalAutomaticAfterDays: days,
    withdrawalFourEyesFrom: from,
  } = values
  return {
    automaticTo: isUnits(to) ? to : '0',
    twoPeopleFrom: isUnits(from) ? from : undefined,
    stored: {
      ...(isUnits(to) && { withdrawalAutomaticTo: to }),
      ...(typeof days === 'number' && { withdrawalAutomaticAfterDays: days }),
      ...(isUnits(from) && { withdrawalFourEyesFrom: from }),
    },
  }
}

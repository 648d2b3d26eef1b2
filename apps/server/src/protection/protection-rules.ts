import type { Tx } from '@fairground/database/transaction'
import { getThresholds, type Thresholds } from '@fairground/rules/protection/thresholds'
import { findRules } from './queries/rules.ts'

/** What follows a strong indicator or alert without a person. */
export interface AutomaticActions {
  readonly stopPromotions: boolean
  readonly offerLimit: boolean
  /** Null forces no break. */
  readonly breakHours: number | null
  /** Holds the withdrawals of a player who moves money like a mule. */
  readonly holdMule: boolean
  /** Refuses players while the exclusion register does not answer. */
  readonly refuseUnchecked: boolean
}

export const defaultActions: AutomaticActions = {
  stopPromotions: true,
  offerLimit: true,
  breakHours: null,
  holdMule: true,
  refuseUnchecked: false,
}

export interface ProtectionRules {
  /** 0 stands for the defaults. */
  readonly version: number
  readonly thresholds: Thresholds
  readonly actions: AutomaticActions
}

export const readRules = async (tx: Tx, memberId: number): Promise<ProtectionRules> => {
  const row = await findRules(tx, memberId)
  return {
    version: row?.version ?? 0,
    thresholds: getThresholds((row?.thresholds ?? {}) as Readonly<Record<string, unknown>>),
    actions: { ...defaultActions, ...(row?.actions as Partial<AutomaticActions> | undefined) },
  }
}

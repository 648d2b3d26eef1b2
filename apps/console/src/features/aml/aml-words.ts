import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { type AmlRuleName } from '@fairground/rules/protection/aml/find-alerts'
import { splitCamelCase } from '#parts/form/words/to-words.ts'
import type { Tone } from '#parts/values/tag.tsx'

export type AmlCase = OperatorOutput<'showAmlCase'>['case']
export type AmlEntry = OperatorOutput<'showAmlCase'>['entries'][number]

export const caseStatusWords: Readonly<Record<AmlCase['status'], string>> = {
  open: 'Open',
  cleared: 'Cleared',
  reported: 'Reported',
}
export const caseStatusTones: Readonly<Record<AmlCase['status'], Tone>> = {
  open: 'warn',
  cleared: 'good',
  reported: 'bad',
}
export const causeWords: Readonly<Record<AmlCase['cause'], string>> = {
  rule: 'Found by a rule',
  staff: 'Opened by staff',
  sanctions: 'Sanctions list',
}

const ruleWords: Readonly<Record<AmlRuleName, string>> = {
  velocity: 'Many deposits on one day',
  passThrough: 'Money passed through',
  sharedMethods: 'Shared payment method',
  structuring: 'Deposits below a checked amount',
  mule: 'Moves money of others',
}

/** A rule in words. A case of staff names the actor, and one of a sanctions list the entry of the list. */
export const toRuleWords = (rule: string): string =>
  Object.hasOwn(ruleWords, rule)
    ? ruleWords[rule as AmlRuleName]
    : rule.startsWith('staff/')
      ? 'Suspicion of staff'
      : rule

const entryWords: Readonly<Record<string, string>> = {
  opened: 'Case opened',
  alert: 'Alert of the rules',
  hit: 'Match with a sanctions list',
  note: 'Note',
  hold: 'Withdrawals held',
  release: 'Withdrawals released',
  sourceOfFunds: 'Asked for the source of funds',
  decision: 'Decision',
  export: 'Exported for an authority',
}

export const toEntryWords = (kind: string): string =>
  (Object.hasOwn(entryWords, kind) ? entryWords[kind] : undefined) ?? splitCamelCase(kind)

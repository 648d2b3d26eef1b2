import { getThresholds, isThresholdName } from '@fairground/rules/protection/thresholds'
import { insertRules, readRules } from '#protection/index.ts'
import { CommandRefused } from '#staff/act.ts'
import type { ProposalRule } from '../proposal-rule.ts'

/** A new version of the thresholds and automatic actions. The next journals are assessed with it. */
export const changeProtectionRule: ProposalRule<'changeProtection'> = {
  toSubject: () => 'protection',
  async readChange(tx, memberId, payload) {
    const { thresholds, actions } = await readRules(tx, memberId)
    const changed = getThresholds(
      Object.fromEntries(payload.thresholds.map(({ name, value }) => [name, value])),
    )
    return { before: { thresholds, actions }, after: { thresholds: changed, actions: payload.actions } }
  },
  async check(_, __, { thresholds }) {
    const names = new Set(thresholds.map(({ name }) => name))
    if (names.size < thresholds.length) throw new CommandRefused('a threshold is named twice')
    for (const name of names)
      if (!isThresholdName(name)) throw new CommandRefused(`there is no threshold ${name}`)
  },
  async executeInside(tx, { memberId, proposalId, payload }) {
    const before = await readRules(tx, memberId)
    const version = before.version + 1
    await insertRules(tx, memberId, {
      version,
      thresholds: Object.fromEntries(payload.thresholds.map(({ name, value }) => [name, value])),
      actions: payload.actions,
      proposalId,
    })
    return { before: { version: before.version }, after: { version, ...payload } }
  },
}

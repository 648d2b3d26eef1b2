import type { ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import { CommandRefused } from '#staff/act.ts'
import { computeSettings, lockOperator, readOperator, updateOperator } from '#staff/operators/queries.ts'
import type { ProposalRule } from '../proposal-rule.ts'

const requireChange = ({ settings, unset, returns }: ProposalPayload<'changeMoneySettings'>): void => {
  if (returns && returns.min > returns.max) throw new CommandRefused('the range of the return is empty')
  if (Object.keys(settings).length + unset.length === 0 && returns === undefined)
    throw new CommandRefused('nothing changes')
  if (unset.some(name => name in settings)) throw new CommandRefused('a setting has a value and its default')
}

export const changeMoneySettingsRule: ProposalRule<'changeMoneySettings'> = {
  toSubject: () => 'money-settings',
  async readChange(tx, memberId, payload) {
    const row = await readOperator(tx, memberId)
    const returns = { min: row.return_min, max: row.return_max }
    return {
      before: { ...(row.settings as object), returns },
      after: {
        ...((await computeSettings(tx, memberId, payload)) as object),
        returns: payload.returns === undefined ? returns : (payload.returns ?? { min: null, max: null }),
      },
    }
  },
  async check(_, __, payload) {
    requireChange(payload)
  },
  async executeInside(tx, { memberId, payload }) {
    const before = await lockOperator(tx, memberId)
    const { returns } = payload
    await updateOperator(tx, memberId, {
      settings: JSON.stringify(await computeSettings(tx, memberId, payload)),
      ...(returns !== undefined && { return_min: returns?.min ?? null, return_max: returns?.max ?? null }),
    })
    const old = before.settings as Readonly<Record<string, unknown>>
    const names = [...Object.keys(payload.settings), ...payload.unset]
    return {
      before: {
        settings: Object.fromEntries(names.map(name => [name, old[name] ?? null])),
        returns: before.return_min === null ? null : { min: before.return_min, max: before.return_max },
      },
      after: payload,
    }
  },
}

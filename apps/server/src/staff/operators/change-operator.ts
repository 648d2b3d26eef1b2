import type { MemberSettings } from '#operator/members.ts'
import type { SiteSettings, MoneySettings } from '@fairground/contract/operator/operator-settings'
import type { Static } from 'typebox'
import { act, CommandRefused } from '../act.ts'
import { type OperatorHandler, requireMember, requireStaff } from '../access/operator-handler.ts'
import { toActor } from '../access/staff-session.ts'
import { requireTimeZone } from './require-time-zone.ts'
import { findTakenName, lockOperator, lockOperators, updateOperator } from './queries.ts'

/** A setting that services read from rows and that no other place declares. */
type LaneSettings = 'spendBonusFirst'
type Settings = keyof Static<typeof SiteSettings> | keyof Static<typeof MoneySettings>
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
/** Does not compile if a setting of an operator is missing in the contract, or the other way round. */
true satisfies Same<Settings, keyof MemberSettings | LaneSettings>

const pick = (row: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, row[name] ?? null]))

export const changeOperator: OperatorHandler<'changeOperator'> = (input, caller, context) => {
  const { reason, settings = {}, unset = [], hosts, ...fields } = input
  requireTimeZone(settings)
  const member = requireMember(caller)
  const acting = { member, actor: toActor(requireStaff(caller).staffId), reason }
  return act(context, acting, 'change-operator', async tx => {
    if (hosts) {
      await lockOperators(tx)
      const taken = await findTakenName(tx, { hosts }, member.id)
      if (taken) throw new CommandRefused(`operator ${taken.code} has one of these hosts`)
    }
    const before = await lockOperator(tx, member.id)
    const old = before.settings as Readonly<Record<string, unknown>>
    const names = [...Object.keys(settings), ...unset]
    const next = { ...old, ...settings }
    for (const name of unset) delete next[name]
    const columns = { ...fields, ...(hosts && { hosts: [...hosts] }) }
    if (names.length + Object.keys(columns).length === 0) throw new CommandRefused('nothing changes')
    await updateOperator(tx, member.id, { ...columns, settings: JSON.stringify(next) })
    return {
      subject: `operator/${member.id}`,
      before: { ...pick({ ...before }, Object.keys(columns)), settings: pick(old, names) },
      after: { ...columns, settings: pick(next, names) },
      result: { done: true },
    }
  })
}

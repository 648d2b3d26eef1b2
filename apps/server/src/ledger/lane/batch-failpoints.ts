import type { AnyCommand, CommandName } from '#ledger/commands.ts'
import { type Failpoint, failpoint } from '#platform/failpoint.ts'

type CommandFailpoints = Partial<Record<CommandName, Failpoint>>

export const beforeCommit: CommandFailpoints = {
  join: 'join.beforeCommit',
  deposit: 'dep.beforeCredit',
  pay: 'pay.midBatch',
  refund: 'refund.midBatch',
  payWithdrawal: 'wd.beforePost',
  playSubscription: 'sub.midBatch',
}

export const afterCommit: CommandFailpoints = {
  join: 'join.afterCommit',
  deposit: 'dep.afterCredit',
  requestWithdrawal: 'wd.afterPend',
  approveWithdrawal: 'wd.afterApprove',
  markSending: 'wd.afterSend',
  setLimit: 'limit.afterChange',
}

export const passFailpoints = (points: CommandFailpoints, commands: readonly AnyCommand[]): void => {
  for (const { name } of commands) {
    const point = points[name]
    if (point) failpoint(point)
  }
}

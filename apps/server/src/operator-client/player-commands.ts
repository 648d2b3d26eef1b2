import { parseDecimal } from '@fairground/rules/money/money'
import { isCurrencyCode } from '@fairground/rules/money/currencies'
import type { OperatorOperationName } from '@fairground/contract/operator/operator-operations'
import {
  BadCommand,
  type CommandInput,
  proposeChange,
  requireNumber,
  requireOption,
  requireTarget,
} from './command-input.ts'

type OnPlayer = Extract<
  OperatorOperationName,
  | 'banPlayer'
  | 'expirePlayer'
  | 'renewPlayer'
  | 'setDemoPlayer'
  | 'closePlayerAccount'
  | 'unlockPlayer'
  | 'resetSecondFactor'
  | 'requirePasswordChange'
>

const onPlayer =
  (operation: OnPlayer, done: string) =>
  async (input: CommandInput): Promise<string> => {
    const username = requireTarget(input)
    await input.call(operation, { username, reason: requireOption(input, 'reason') }, input.getMemberId())
    return `${username}: ${done}`
  }

/** Reads an amount such as -12.50 EUR as minor units. */
const parseAmount = (text: string): { readonly amount: string; readonly currency: string } => {
  const [, sign = '', digits = '', currency = ''] = /^(-?)([0-9.]+) ?([A-Z]{3})$/.exec(text) ?? []
  const parsed = isCurrencyCode(currency) ? parseDecimal(digits, currency) : undefined
  if (!parsed || parsed.amount === 0n)
    throw new BadCommand('--amount must be an amount with its currency, for example "-12.50 EUR"')
  return { amount: `${sign}${parsed.amount}`, currency }
}

export const playerCommands = {
  ban: onPlayer('banPlayer', 'banned'),
  unban: input =>
    proposeChange(input, 'unbanPlayer', { username: requireTarget(input) }, input.getMemberId()),
  expire: onPlayer('expirePlayer', 'expired'),
  renew: onPlayer('renewPlayer', 'active again'),
  demo: onPlayer('setDemoPlayer', 'now a demo user'),
  close: onPlayer('closePlayerAccount', 'closed'),
  unlock: onPlayer('unlockPlayer', 'unlocked'),
  'reset-second-factor': onPlayer('resetSecondFactor', 'second factor removed'),
  'require-password-change': onPlayer('requirePasswordChange', 'must change the password'),
  'temporary-password': async input => {
    const username = requireTarget(input)
    const reason = requireOption(input, 'reason')
    const { password } = await input.call('issueTemporaryPassword', { username, reason }, input.getMemberId())
    return `${username}: ${password} works for 24 hours`
  },
  limit: async input => {
    const username = requireTarget(input)
    const { limit } = await input.call(
      'setPlayerLimit',
      {
        username,
        kind: requireOption(input, 'kind'),
        amount: requireOption(input, 'amount'),
        reason: requireOption(input, 'reason'),
      },
      input.getMemberId(),
    )
    return `${username}: ${limit}`
  },
  segment: async input => {
    const username = requireTarget(input)
    const segment = requireOption(input, 'segment')
    const reason = requireOption(input, 'reason')
    await input.call('setSegment', { username, segment, reason }, input.getMemberId())
    return `${username}: segment ${segment}`
  },
  adjust: async input => {
    const memberId = input.getMemberId()
    const money = parseAmount(requireOption(input, 'amount'))
    const { playerId } = await input.call('findPlayer', { username: requireTarget(input) }, memberId)
    return proposeChange(input, 'adjustBalance', { playerId, ...money }, memberId)
  },
  hold: async input => {
    const instanceId = requireNumber(input)
    await input.call('holdDraw', { instanceId, reason: requireOption(input, 'reason') }, input.getMemberId())
    return `instance ${instanceId}: held`
  },
  release: input =>
    proposeChange(input, 'releaseDraw', { instanceId: requireNumber(input) }, input.getMemberId()),
} as const satisfies Readonly<Record<string, (input: CommandInput) => Promise<string>>>

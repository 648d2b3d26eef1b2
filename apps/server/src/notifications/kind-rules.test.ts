import { notificationKinds } from '@fairground/contract/entities/notifications/notification'
import { describe, expect, it } from 'vitest'
import { type Choices, findChannels } from './kind-rules.ts'

const choices = (change: Partial<Choices> = {}): Choices => ({
  contactBy: ['email', 'wins', 'deposits', 'withdrawals'],
  stored: {},
  ...change,
})
const everyPush = Object.fromEntries(notificationKinds.map(kind => [`${kind}/push`, true]))
const reached = (status: string, given: Choices) =>
  notificationKinds.filter(kind => findChannels(kind, status, given).push)

describe('the channels of a notification', () => {
  it('are the list and mail for a win, and push only if the player has switched it on', () => {
    expect(findChannels('win', 'active', choices())).toEqual({ inApp: true, mail: true, push: false })
    expect(findChannels('win', 'active', choices({ stored: { 'win/push': true } })).push).toBe(true)
  })

  it('exclude mail for a player who wants no mail at all', () => {
    const without = choices({ contactBy: ['wins'], stored: { 'result/mail': true } })
    expect(findChannels('win', 'active', without).mail).toBe(false)
    expect(findChannels('result', 'active', without).mail).toBe(false)
  })

  it('exclude mail that another feature sends', () => {
    for (const kind of ['deposit', 'withdrawal', 'security', 'verification'] as const)
      expect(findChannels(kind, 'active', choices()).mail).toBe(false)
  })

  it('reach an excluded player only about their own money, results and security', () => {
    const stored = { ...everyPush, 'drawReminder/inApp': true }
    const given = choices({ stored })
    expect(reached('active', given)).toEqual([...notificationKinds])
    for (const status of ['selfExcluded', 'timedOut']) {
      expect(reached(status, given)).toEqual(
        notificationKinds.filter(kind => !['drawReminder', 'bonus', 'gift', 'message'].includes(kind)),
      )
      expect(findChannels('drawReminder', status, given).inApp).toBe(false)
    }
    expect(reached('closed', given)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { describeEvent, findStaff, type PlayerEvent } from './describe-event.ts'

const event = (kind: PlayerEvent['kind'], text: string, actor: string | null = null): PlayerEvent => ({
  at: 0,
  kind,
  text,
  actor,
  actorName: null,
})

describe('describeEvent', () => {
  it.each([
    [event('status', 'banned'), 'Banned'],
    [event('status', 'end of timedOut'), 'On a break: ended'],
    [event('limit', 'depositWeek 50000 GBP', 'player'), 'Limit: Deposits, week £500.00'],
    [event('limit', 'lossDay none GBP', 'support'), 'Limit removed: Losses, day'],
    [event('verification', 'id requested'), 'Documents requested'],
    [event('verification', 'address REJECTED'), 'Documents refused'],
    [event('case', 'ABCD-1'), 'Wrote to support'],
    [event('staff', 'reveal-player', 'staff/4'), 'Personal data revealed'],
    [event('staff', 'some-new-act', 'staff/4'), 'some new act'],
  ])('describes %o', (given, title) => {
    expect(describeEvent(given).title).toBe(title)
  })

  it('names the source of a limit and not a staff member', () => {
    const given = event('limit', 'depositWeek 50000 GBP', 'player')
    expect(describeEvent(given).note).toBe('Set by the player')
    expect(findStaff(given)).toBeUndefined()
    expect(findStaff(event('staff', 'ban', 'staff/4'))).toBe('staff/4')
  })
})

import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { type EventDeclaration, eventNames, events, isEventName, getTopics } from './events.ts'

const ajv = new Ajv({ strict: true, allowUnionTypes: true })
const declarations: readonly (readonly [string, EventDeclaration])[] = Object.entries(events)

const listNumbers = (category: number) =>
  declarations
    .filter(([, event]) => event.category === category)
    .flatMap(([, event]) => [
      event.number,
      ...(event.alternateNumber === undefined ? [] : [event.alternateNumber]),
    ])

describe('events', () => {
  it.each([
    ['game', 0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
    ['player', 1, [1, 2, 4, 26, 27, 28, 29, 30, 31, 33]],
    ['client', 2, [1, 6]],
    ['notification', 3, [1, 2, 3, 4, 5]],
  ] as const)('of category %s use each number once', (_, category, numbers) => {
    expect(listNumbers(category)).toEqual(numbers)
  })

  it.each(declarations)(
    '%s has a payload that compiles and requires eventType and memberId',
    (_, { payload }) => {
      expect(() => ajv.compile(payload)).not.toThrow()
      expect(payload).toMatchObject({ required: expect.arrayContaining(['eventType', 'memberId']) })
    },
  )

  it('of an instance require its id and a version', () => {
    const instanceEvents = declarations.filter(
      ([name, { category }]) => category === 0 && name !== 'gameMaintenance',
    )
    for (const [, { payload }] of instanceEvents) {
      expect(payload).toMatchObject({ required: expect.arrayContaining(['gameInstanceId', 'version']) })
    }
  })

  it.each([
    ['gameStart', ['lobby', 'game']],
    ['gameCreate', ['lobby']],
    ['playerBalance', ['player']],
  ] as const)('%s is published to %j', (name, topics) => {
    expect(getTopics(name)).toEqual(topics)
  })

  it('accepts gameStart with a start time and rejects it without one', () => {
    const start = {
      eventType: 4,
      memberId: 1,
      gameId: 7,
      gameInstanceId: 48213,
      version: 9,
      gameStatus: 'STARTED',
    }
    expect(ajv.validate(events.gameStart.payload, { ...start, tournamentStartTime: 1_790_000_000_000 })).toBe(
      true,
    )
    expect(ajv.validate(events.gameStart.payload, start)).toBe(false)
  })

  it('isEventName accepts event names only', () => {
    expect(eventNames.every(isEventName)).toBe(true)
    expect(isEventName('toString')).toBe(false)
  })
})

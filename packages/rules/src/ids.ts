declare const idOf: unique symbol

type Id<Name extends string> = number & { readonly [idOf]: Name }

export type MemberId = Id<'member'>
export type GameId = Id<'game'>
export type InstanceId = Id<'instance'>
export type PlayerId = Id<'player'>
export type AccountId = Id<'account'>

const checked =
  <Name extends string>(name: Name) =>
  (value: number): Id<Name> => {
    if (!Number.isSafeInteger(value) || value < 1) throw new RangeError(`${value} is not a ${name} id`)
    return value as Id<Name>
  }

export const memberId: (value: number) => MemberId = checked('member')
export const gameId: (value: number) => GameId = checked('game')
export const instanceId: (value: number) => InstanceId = checked('instance')
export const playerId: (value: number) => PlayerId = checked('player')
export const accountId: (value: number) => AccountId = checked('account')

import type { SampleDraw } from '@fairground/fair/sample-record.test-support'
import type { StepId } from '@fairground/fair/verify'
import type { Choices } from './choices.ts'

/** One change to a file by somebody without the keys, and the step that must find it. */
export interface Tampering {
  name: string
  step: StepId
  /** Makes the change in a copy; false if this draw has nothing to change in this way. */
  change: (copy: SampleDraw, choices: Choices) => boolean
}

/** With one hexadecimal digit changed. */
export const other = (text: string, choices: Choices): string => {
  const at = choices.between(0, text.length - 1)
  const digit = choices.one(Array.from('0123456789abcdef').filter(each => each !== text[at]))
  return text.slice(0, at) + digit + text.slice(at + 1)
}

/** Another hexadecimal digit somewhere in a field. */
export const digit = (
  name: string,
  step: StepId,
  of: (copy: SampleDraw) => object,
  field: string,
): Tampering => ({
  name,
  step,
  change: (copy, choices) => {
    const owner = of(copy) as { [name: string]: string }
    owner[field] = other(owner[field]!, choices)
    return true
  },
})

export const set = (
  name: string,
  step: StepId,
  change: (copy: SampleDraw, choices: Choices) => unknown,
): Tampering => ({
  name,
  step,
  change: (copy, choices) => {
    change(copy, choices)
    return true
  },
})

export const more = (amount: string, choices: Choices): string =>
  String(BigInt(amount) + BigInt(choices.between(1, 9)))

/** A place in a list that is not empty. */
const anyOf = (list: readonly unknown[], choices: Choices): number => choices.between(0, list.length - 1)

const tickets: Tampering[] = [
  {
    name: 'what a ticket holds',
    step: 'leaves',
    change: ({ leaves }, choices) => {
      const [a, b] = choices.some(2, leaves)
      if (a!.plays === b!.plays) return false
      a!.plays = b!.plays
      return true
    },
  },
  set('whose a ticket is', 'leaves', ({ leaves }, choices) => {
    const ticket = choices.one(leaves)
    ticket.player = other(ticket.player, choices)
  }),
  set('what a ticket cost', 'leaves', ({ leaves }, choices) => {
    const ticket = choices.one(leaves)
    ticket.price = more(ticket.price, choices)
  }),
  set('a ticket left out', 'leaves', ({ leaves }, choices) => leaves.splice(anyOf(leaves, choices), 1)),
  set('a ticket more', 'leaves', ({ leaves }, choices) =>
    leaves.splice(anyOf(leaves, choices), 0, choices.one(leaves)),
  ),
  {
    name: 'the order of tickets',
    step: 'leaves',
    change: ({ leaves }, choices) => {
      const [i = 0, j = 0] = choices.some(2, [...leaves.keys()])
      const [a, b] = [leaves[i]!, leaves[j]!]
      leaves[i] = b
      leaves[j] = a
      return JSON.stringify(a) !== JSON.stringify(b)
    },
  },
  set('a line that is no ticket', 'leaves', ({ leaves }, choices) => {
    const ticket = choices.one(leaves)
    ticket.price = choices.one([`0${ticket.price}`, ` ${ticket.price}`, '-1', '', `${ticket.price}",""`])
  }),
  {
    name: 'which ticket was taken back',
    step: 'leaves',
    change: ({ voids }, choices) => {
      if (voids.length === 0) return false
      const each = choices.one(voids)
      const taken = new Set(voids.flatMap(({ seq0, voided }) => [seq0, voided]))
      const free = Array.from({ length: each.seq0 }, (_, i) => i).filter(place => !taken.has(place))
      each.voided = choices.one(free)
      return true
    },
  },
  {
    name: 'a ticket no longer taken back',
    step: 'leaves',
    change: ({ voids }, choices) => voids.splice(choices.between(0, voids.length), 1).length === 1,
  },
  set('a ticket taken back after the end', 'format', ({ voids, treeSize }) =>
    voids.push({ seq0: treeSize, voided: 0 }),
  ),
  set('the size of the tree', 'leaves', copy => (copy.treeSize += 1)),
  digit('the root', 'leaves', copy => copy, 'root'),
  set('the pool', 'leaves', (copy, choices) => (copy.pool = more(copy.pool, choices))),
  set('the member', 'leaves', copy => (copy.member += 'x')),
  set('the instance', 'leaves', copy => (copy.instance += 'x')),
  set('the currency', 'leaves', copy => (copy.currency = 'USD')),
]

const seal: Tampering[] = [
  set('the game', 'close', copy => (copy.game += 'x')),
  set('the jackpot', 'close', (copy, choices) => (copy.jackpot = more(copy.jackpot, choices))),
  {
    name: 'the rules',
    step: 'close',
    change: ({ rules }) => {
      if (rules.kind === 'bingoGame') {
        if (rules.jackpotCalls === 0 || rules.jackpotCalls === rules.balls) return false
        rules.jackpotCalls += 1
        return true
      }
      if (!('from' in rules) || rules.kind === 'oneDrawGameExtMulti') return false
      rules.from += 1
      return true
    },
  },
  {
    name: 'the payout percentage',
    step: 'close',
    change: ({ prizeTable }) => {
      prizeTable.payoutPercentage -= 1
      return prizeTable.payoutPercentage >= 0
    },
  },
  set('the name of a prize', 'close', ({ prizeTable }, choices) => {
    const tier: { name: string } = choices.one<{ name: string }>(prizeTable.tiers)
    tier.name += 'x'
  }),
  {
    name: 'the amount of a prize',
    step: 'close',
    change: ({ prizeTable }, choices) => {
      const prizes = prizeTable.tiers.flatMap(({ prize }) => ('amount' in prize ? [prize] : []))
      if (prizes.length === 0) return false
      const prize = choices.one(prizes)
      prize.amount = more(prize.amount, choices)
      return true
    },
  },
  set('the index of the link', 'close', copy => (copy.chain.index += 1)),
  digit('the link before', 'close', copy => copy.chain, 'previous'),
  set('the round', 'close', (copy, choices) => (copy.beacon.round += choices.one([-1, 1, 2]))),
  digit('which beacon', 'close', copy => copy.beacon.chain, 'chainHash'),
  digit('the seal', 'close', copy => copy.close, 'hash'),
  digit("the operator's signature", 'close', copy => copy.close, 'platformSignature'),
  digit("the operator's key", 'close', copy => copy.keys, 'platform'),
  digit('the secret', 'chain', copy => copy.chain, 'link'),
  digit('the anchor', 'chain', copy => copy.chain, 'anchor'),
  set('the closing time by a round', 'round', copy => (copy.closedAt += copy.beacon.chain.period * 1000)),
  digit("the beacon's key", 'round', copy => copy.beacon.chain, 'publicKey'),
  set("the beacon's clock", 'round', copy => (copy.beacon.chain.genesis += 1)),
  set('a beacon said to be public', 'round', copy => (copy.beacon.chain.local = false)),
  set('the signer’s time', 'round', (copy, choices) => (copy.close.signerAt += choices.one([-1, 1]))),
  digit("the signer's signature", 'round', copy => copy.close, 'signerSignature'),
  digit("the signer's key", 'round', copy => copy.keys, 'signer'),
  set('one key for both', 'round', copy => (copy.keys.signer = copy.keys.platform)),
  set('a round known before', 'round', copy => (copy.beacon.lastSeen.round = copy.beacon.round)),
  digit("the beacon's value", 'beacon', copy => copy.beacon, 'signature'),
  digit("the last seen round's value", 'beacon', copy => copy.beacon.lastSeen, 'signature'),
  set('the last seen round', 'beacon', copy => (copy.beacon.lastSeen.round -= 1)),
]

export const tamperings: readonly Tampering[] = [...tickets, ...seal]

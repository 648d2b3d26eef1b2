import type { SampleDraw } from '@fairground/fair/record/sample-record.test-support'
import { readTerms } from '@fairground/fair/games/games'
import type { StepId } from '@fairground/fair/verify'
import type { Choices } from './choices.ts'

/** One change to a file without access to the keys, and the verification step that must detect it. */
export interface Tampering {
  name: string
  step: StepId
  /** Changes the copy; false if the change does not apply to this draw. */
  change: (copy: SampleDraw, choices: Choices) => boolean
}

/** Changes one hexadecimal digit of a text. */
export const changeDigit = (text: string, choices: Choices): string => {
  const at = choices.between(0, text.length - 1)
  const digit = choices.one(Array.from('0123456789abcdef').filter(each => each !== text[at]))
  return text.slice(0, at) + digit + text.slice(at + 1)
}

/** Changes one hexadecimal digit of a field. */
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
    owner[field] = changeDigit(owner[field]!, choices)
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

export const increase = (amount: string, choices: Choices): string =>
  String(BigInt(amount) + BigInt(choices.between(1, 9)))

/** Increases an optional amount of a prize; false if no prize has it or if the table becomes invalid. */
const increaseGuarantee =
  (field: 'amount' | 'minimum' | 'seed'): Tampering['change'] =>
  ({ rules, prizeTable }, choices) => {
    const owners = prizeTable.tiers.flatMap(({ prize }) =>
      field in prize ? [prize as { [name: string]: string }] : [],
    )
    if (owners.length === 0) return false
    const owner = choices.one(owners)
    owner[field] = increase(owner[field] ?? '0', choices)
    return !('problem' in readTerms(rules, prizeTable))
  }

/** A random index of a non-empty list. */
const anyIndex = (list: readonly unknown[], choices: Choices): number => choices.between(0, list.length - 1)

const tickets: Tampering[] = [
  {
    name: 'the plays of a ticket',
    step: 'leaves',
    change: ({ leaves }, choices) => {
      const [a, b] = choices.some(2, leaves)
      if (a!.plays === b!.plays) return false
      a!.plays = b!.plays
      return true
    },
  },
  set('the owner of a ticket', 'leaves', ({ leaves }, choices) => {
    const ticket = choices.one(leaves)
    ticket.player = changeDigit(ticket.player, choices)
  }),
  set('the price of a ticket', 'leaves', ({ leaves }, choices) => {
    const ticket = choices.one(leaves)
    ticket.price = increase(ticket.price, choices)
  }),
  set('a missing ticket', 'leaves', ({ leaves }, choices) => leaves.splice(anyIndex(leaves, choices), 1)),
  set('an extra ticket', 'leaves', ({ leaves }, choices) =>
    leaves.splice(anyIndex(leaves, choices), 0, choices.one(leaves)),
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
  set('an invalid ticket line', 'leaves', ({ leaves }, choices) => {
    const ticket = choices.one(leaves)
    ticket.price = choices.one([`0${ticket.price}`, ` ${ticket.price}`, '-1', '', `${ticket.price}",""`])
  }),
  {
    name: 'the ticket of a void',
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
    name: 'a missing void',
    step: 'leaves',
    change: ({ voids }, choices) => voids.splice(choices.between(0, voids.length), 1).length === 1,
  },
  set('a void after the last ticket', 'format', ({ voids, treeSize }) =>
    voids.push({ seq0: treeSize, voided: 0 }),
  ),
  set('the size of the tree', 'leaves', copy => (copy.treeSize += 1)),
  digit('the root', 'leaves', copy => copy, 'root'),
  set('the pool', 'leaves', (copy, choices) => (copy.pool = increase(copy.pool, choices))),
  set('the member', 'leaves', copy => (copy.member += 'x')),
  set('the instance', 'leaves', copy => (copy.instance += 'x')),
  set('the currency', 'leaves', copy => (copy.currency = 'USD')),
]

const closeRecord: Tampering[] = [
  set('the game', 'close', copy => (copy.game += 'x')),
  set('the jackpot', 'close', (copy, choices) => (copy.jackpot = increase(copy.jackpot, choices))),
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
  { name: 'the amount of a prize', step: 'close', change: increaseGuarantee('amount') },
  { name: 'the minimum of a prize', step: 'close', change: increaseGuarantee('minimum') },
  { name: 'the seed of the jackpot', step: 'close', change: increaseGuarantee('seed') },
  set('the reserve', 'close', ({ prizeTable }, choices) => {
    prizeTable.reserve = increase(prizeTable.reserve ?? '0', choices)
  }),
  set('the index of the link', 'close', copy => (copy.chain.index += 1)),
  digit('the previous link', 'close', copy => copy.chain, 'previous'),
  set('the beacon round', 'close', (copy, choices) => (copy.beacon.round += choices.one([-1, 1, 2]))),
  digit('the beacon chain', 'close', copy => copy.beacon.chain, 'chainHash'),
  digit('the hash of the close record', 'close', copy => copy.close, 'hash'),
  digit("the operator's signature", 'close', copy => copy.close, 'platformSignature'),
  digit("the operator's key", 'close', copy => copy.keys, 'platform'),
  digit('the secret', 'chain', copy => copy.chain, 'link'),
  digit('the anchor', 'chain', copy => copy.chain, 'anchor'),
  set(
    'the closing time by one beacon period',
    'round',
    copy => (copy.closedAt += copy.beacon.chain.period * 1000),
  ),
  digit("the beacon's key", 'round', copy => copy.beacon.chain, 'publicKey'),
  set("the beacon's clock", 'round', copy => (copy.beacon.chain.genesis += 1)),
  set('a local beacon marked as public', 'round', copy => (copy.beacon.chain.local = false)),
  set('the signer’s time', 'round', (copy, choices) => (copy.close.signerAt += choices.one([-1, 1]))),
  digit("the signer's signature", 'round', copy => copy.close, 'signerSignature'),
  digit("the signer's key", 'round', copy => copy.keys, 'signer'),
  set('one key for both', 'round', copy => (copy.keys.signer = copy.keys.platform)),
  set('a beacon round known at the close', 'round', copy => (copy.beacon.lastSeen.round = copy.beacon.round)),
  digit("the beacon's value", 'beacon', copy => copy.beacon, 'signature'),
  digit("the last seen round's value", 'beacon', copy => copy.beacon.lastSeen, 'signature'),
  set('the last seen round', 'beacon', copy => (copy.beacon.lastSeen.round -= 1)),
]

export const tamperings: readonly Tampering[] = [...tickets, ...closeRecord]

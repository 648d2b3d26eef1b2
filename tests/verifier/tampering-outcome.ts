import { drawRound } from '@fairground/fair/beacon/beacon'
import type { RecordPayout, RecordSettlement } from '@fairground/fair/record/draw-record'
import type { SampleDraw } from '@fairground/fair/record/sample-record.test-support'
import type { Choices } from './choices.ts'
import { digit, increase, set, type Tampering } from './tampering.ts'

const result: Tampering[] = [
  set('a drawn number', 'result', (copy, choices) => {
    const { drawn } = copy.result
    const at = choices.between(0, drawn.length - 1)
    drawn[at] = drawn[at]! + 1
  }),
  set('a number in the result text', 'result', ({ result: given }) => {
    given.text = given.text.replace(/\d+$/, last => String(Number(last) + 1))
  }),
  {
    name: 'the order of the drawn numbers',
    step: 'result',
    change: ({ result: { drawn } }) => {
      const [first, second] = drawn
      if (first === undefined || second === undefined || first === second) return false
      drawn[0] = second
      drawn[1] = first
      return true
    },
  },
]

/** Changes one payout; false if there is none. */
const payout = (name: string, change: (of: RecordPayout, choices: Choices) => boolean): Tampering => ({
  name,
  step: 'settlement',
  change: ({ settlement: { payouts } }, choices) =>
    payouts.length > 0 && change(choices.one(payouts), choices),
})

const sum = (name: Exclude<keyof RecordSettlement, 'payouts' | 'root'>): Tampering =>
  set(`the ${name}`, 'settlement', ({ settlement }, choices) => {
    settlement[name] = increase(settlement[name], choices)
  })

const prizes: Tampering[] = [
  payout('a prize', (of, choices) => {
    of.fromPool = increase(of.fromPool, choices)
    return true
  }),
  payout('the source of a prize', of => {
    const { fromPool, fromJackpot } = of
    of.fromPool = fromJackpot
    of.fromJackpot = fromPool
    return fromPool !== fromJackpot
  }),
  payout('the winning ticket', (of, choices) => {
    of.seq0 += choices.between(1, 9)
    return true
  }),
  payout('the tier of a prize', of => {
    of.tier = of.tier === 'x' ? 'y' : 'x'
    return true
  }),
  {
    name: 'a missing prize',
    step: 'settlement',
    change: ({ settlement: { payouts } }, choices) =>
      payouts.splice(choices.between(0, payouts.length), 1).length === 1,
  },
  set('an extra prize', 'settlement', ({ settlement: { payouts } }) =>
    payouts.push({ seq0: 0, tier: 'x', fromPool: '1', fromJackpot: '0' }),
  ),
  {
    name: 'the order of prizes',
    step: 'settlement',
    change: ({ settlement: { payouts } }) => payouts.reverse().length > 1,
  },
  ...(['revenue', 'contribution', 'fromReserve', 'rollover', 'jackpotAfter', 'paid'] as const).map(sum),
  digit('the root of the prizes', 'settlement', copy => copy.settlement, 'root'),
]

const signatures: Tampering[] = [
  digit('the signature on the result', 'signature', copy => copy, 'resultSignature'),
  digit('the signature on the file', 'signature', copy => copy, 'recordSignature'),
  set('the title', 'signature', copy => (copy.title += 'x')),
  set('the decimals', 'signature', copy => (copy.decimals += 1)),
  {
    name: 'the closing time within the same beacon round',
    step: 'signature',
    change: copy => {
      copy.closedAt += 1
      return drawRound(copy.beacon.chain, copy.closedAt) === copy.beacon.round
    },
  },
]

const pickField = (copy: SampleDraw, choices: Choices): string =>
  choices.one(Object.keys(copy).filter(key => key !== 'leaves'))

const format: Tampering[] = [
  set('a missing field', 'format', (copy, choices) => Reflect.deleteProperty(copy, pickField(copy, choices))),
  set('an extra field', 'format', (copy, choices) =>
    Object.assign(copy, { [`${pickField(copy, choices)}x`]: 1 }),
  ),
  set('another scheme', 'format', copy => Object.assign(copy, { scheme: 'FD2' })),
  set('the version before', 'format', copy => Object.assign(copy, { version: 1 })),
  set('a reserve of zero', 'format', copy => (copy.prizeTable.reserve = '0')),
  {
    name: 'a minimum of zero',
    step: 'format',
    change: ({ prizeTable }, choices) => {
      const prizes = prizeTable.tiers.flatMap(({ prize }) => ('minimum' in prize ? [prize] : []))
      if (prizes.length === 0) return false
      choices.one(prizes).minimum = '0'
      return true
    },
  },
  {
    name: 'a lowest prize that guarantees more than the best',
    step: 'format',
    change: ({ prizeTable, rules }) => {
      const last = prizeTable.tiers.at(-1)
      if (last === undefined || prizeTable.tiers.length < 3 || rules.kind === 'oneDrawGameExtMulti')
        return false
      if ('amount' in last.prize) last.prize.amount = '9'.repeat(18)
      else if ('percent' in last.prize) last.prize.minimum = '9'.repeat(18)
      else return false
      return true
    },
  },
  set('an amount with a leading zero', 'format', copy => (copy.pool = `0${copy.pool}`)),
  set('a number as a text', 'format', copy => Object.assign(copy, { treeSize: String(copy.treeSize) })),
  set('a payout percentage above 100', 'format', copy => (copy.prizeTable.payoutPercentage = 101)),
]

export const outcomeTamperings: readonly Tampering[] = [...result, ...prizes, ...signatures, ...format]

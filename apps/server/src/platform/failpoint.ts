import { writeSync } from 'node:fs'

/** Every place where tests can kill a process, named after the step that it interrupts. */
export const failpoints = [
  'join.beforeCommit',
  'join.afterCommit',
  'join.beforeReply',
  'dep.beforeCredit',
  'dep.afterCredit',
  'wd.afterPend',
  'wd.afterApprove',
  'wd.afterSend',
  'wd.beforePost',
  'bonus.beforeRelease',
  'limit.afterChange',
  'sub.midBatch',
  'session.afterRevoke',
  'lane.takeover',
  'outbox.afterPublish',
  'outbox.beforePosition',
  'close.afterStatus',
  'commit.afterCountersign',
  'commit.afterSign',
  'commit.afterInsert',
  'witness.afterCommit',
  'beacon.afterFetch',
  'beacon.afterInsert',
  'result.afterWinners',
  'plan.mid',
  'plan.afterInsert',
  'result.afterInsert',
  'pay.midBatch',
  'pay.afterBatch',
  'end.before',
  'end.afterLog',
  'refund.midBatch',
  'notify.beforeCommit',
  'notify.afterCommit',
  'signer.afterLog',
  'signer.beforeAnswer',
] as const

/** Reached only if the witnesses are late. */
const lateFailpoints = [
  'witness.afterLate',
  'seal.afterGivingUp',
  'seal.afterLate',
  'miss.afterDeciding',
  'miss.afterSigner',
] as const

/** The failpoints in the lifecycle of a deck of instant tickets. */
export const deckFailpoints = [
  'seal.afterCountersign',
  'seal.afterInsert',
  'seal.afterWitnesses',
  'publish.afterLaying',
  'publish.afterInsert',
  'sale.afterFunding',
  'sale.afterOpening',
  'sale.afterClosing',
  'round.afterCountersign',
  'round.afterInsert',
  'deal.afterAnswer',
  'deal.afterRound',
  'deal.midPaying',
  'deal.afterPaying',
  'deckEnd.afterBooks',
  'deckEnd.afterReveal',
  'deckEnd.afterResult',
  'deckEnd.afterParts',
  'deckEnd.afterRecord',
  'signer.afterSeal',
  'signer.afterDeck',
  'signer.afterRound',
  'signer.afterDeal',
  'signer.afterDeckEnd',
] as const

export type Failpoint =
  | (typeof failpoints)[number]
  | (typeof lateFailpoints)[number]
  | (typeof deckFailpoints)[number]

const known: ReadonlySet<string> = new Set([...failpoints, ...lateFailpoints, ...deckFailpoints])

/**
 * Parses `name[@instance][:count]`, separated by commas. The process dies when it reaches the failpoint for the
 * count-th time, only with that instance if one is named.
 */
export const readFailpoints = (text: string): Map<string, number> =>
  new Map(
    text
      .split(',')
      .filter(part => part !== '')
      .map(part => {
        const [place = '', count = '1'] = part.split(':')
        const [name = '', instance = '1'] = place.split('@')
        if (!known.has(name)) throw new Error(`unknown failpoint: ${name}`)
        for (const number of [instance, count])
          if (!/^[1-9]\d*$/.test(number)) throw new Error(`not a number: ${number}`)
        return [place, Number(count)]
      }),
  )

const armed = readFailpoints(process.env['FAIRGROUND_FAILPOINT'] ?? '')

/** Kills the process at an armed failpoint without any cleanup. Does nothing in production. */
export const failpoint: (name: Failpoint, instance?: number) => void =
  armed.size === 0
    ? () => undefined
    : (name, instance) => {
        for (const place of [name, `${name}@${instance}`]) {
          const left = armed.get(place)
          if (left === undefined) continue
          armed.set(place, left - 1)
          if (left > 1) continue
          writeSync(2, `failpoint ${place}\n`)
          process.kill(process.pid, 'SIGKILL')
        }
      }

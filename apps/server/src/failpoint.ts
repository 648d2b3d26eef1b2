import { writeSync } from 'node:fs'

/** Every place where the tests can make a process die. Named after the step it interrupts; closed. */
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
  'beacon.afterFetch',
  'beacon.afterInsert',
  'result.afterReveal',
  'plan.mid',
  'plan.afterInsert',
  'result.afterInsert',
  'pay.midBatch',
  'pay.afterBatch',
  'end.before',
  'refund.midBatch',
  'signer.afterLog',
] as const

/** Those in the life of a deck of instant tickets. */
export const deckFailpoints = [
  'seal.afterCountersign',
  'seal.afterInsert',
  'publish.afterLaying',
  'publish.afterInsert',
  'sale.afterFunding',
  'sale.afterOpening',
  'sale.afterClosing',
  'assign.afterLink',
  'assign.afterRound',
  'assign.afterCards',
  'assign.afterPaying',
  'deckEnd.afterBooks',
  'deckEnd.afterReveal',
  'deckEnd.afterRecord',
  'signer.afterDeck',
  'signer.afterAssign',
  'signer.afterCards',
  'signer.afterDeckEnd',
] as const

export type Failpoint = (typeof failpoints)[number] | (typeof deckFailpoints)[number]

const known: ReadonlySet<string> = new Set([...failpoints, ...deckFailpoints])

/**
 * Read from `name[@instance][:count]`, several parted by commas: the process dies when it comes there, with this
 * instance if one is named, for the count-th time.
 */
export const readFailpoints = (text: string): Map<string, number> =>
  new Map(
    text
      .split(',')
      .filter(part => part !== '')
      .map(part => {
        const [place = '', count = '1'] = part.split(':')
        const [name = '', instance = '1'] = place.split('@')
        if (!known.has(name)) throw new Error(`no failpoint is called ${name}`)
        for (const number of [instance, count])
          if (!/^[1-9]\d*$/.test(number)) throw new Error(`not a number: ${number}`)
        return [place, Number(count)]
      }),
  )

const armed = readFailpoints(process.env['FAIRGROUND_FAILPOINT'] ?? '')

/** Does nothing, unless the process was started to die here: then at once and without a word to anybody. */
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

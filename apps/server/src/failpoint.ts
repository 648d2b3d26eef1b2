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

export type Failpoint = (typeof failpoints)[number]

/** Read from `name[:count]`, several parted by commas: the process dies when it comes there for the count-th time. */
export const readFailpoints = (text: string): Map<Failpoint, number> =>
  new Map(
    text
      .split(',')
      .filter(part => part !== '')
      .map(part => {
        const [name, count = '1'] = part.split(':')
        const known = failpoints.find(point => point === name)
        if (!known) throw new Error(`no failpoint is called ${name}`)
        if (!/^[1-9]\d*$/.test(count)) throw new Error(`not a count: ${count}`)
        return [known, Number(count)]
      }),
  )

const armed = readFailpoints(process.env['FAIRGROUND_FAILPOINT'] ?? '')

/** Does nothing, unless the process was started to die here: then at once and without a word to anybody. */
export const failpoint: (name: Failpoint) => void =
  armed.size === 0
    ? () => undefined
    : name => {
        const left = armed.get(name)
        if (left === undefined) return
        armed.set(name, left - 1)
        if (left > 1) return
        writeSync(2, `failpoint ${name}\n`)
        process.kill(process.pid, 'SIGKILL')
      }

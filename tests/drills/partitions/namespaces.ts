import { execFileSync } from 'node:child_process'

const ip = (...args: readonly string[]): void => void execFileSync('ip', args, { stdio: 'pipe' })
const tc = (...args: readonly string[]): void => void execFileSync('tc', args, { stdio: 'pipe' })

/** Names of interfaces have at most 15 characters, so a part of the process id distinguishes two runs. */
const run = process.pid % 10_000
const network = 200 + (process.pid % 50)

/**
 * A bad line between distant places. A kernel without netem gets a line so narrow that packets wait, and are dropped when
 * they would wait longer than 400 ms.
 */
const slowLinks = [
  ['netem', 'delay', '80ms', '16ms', 'loss', '2%'],
  ['tbf', 'rate', '512kbit', 'burst', '16kb', 'latency', '400ms'],
] as const

export interface Link {
  /** The address on this side. */
  readonly outside: string
  /** The address in the namespace. */
  readonly inside: string
  /** Drops every packet in both directions. Neither side learns of it. */
  cut(): void
  /** Delays and loses packets in both directions. */
  slow(): void
  heal(): void
}

export interface Namespace {
  /** What starts a program in the namespace. */
  readonly prefix: readonly string[]
  link(): Link
}

export interface Network {
  namespace(name: string): Namespace
  /** Removes the namespaces with all their links. */
  remove(): void
}

const attempt = (work: () => void): boolean => {
  try {
    work()
    return true
  } catch {
    return false
  }
}

/** Why this machine cannot have network namespaces. */
export const findMissing = (): string | undefined => {
  const name = `fd${run}-try`
  try {
    ip('netns', 'add', name)
    ip('netns', 'delete', name)
    tc('-V')
    return undefined
  } catch (error) {
    return `network namespaces cannot be made here: ${String(error).split('\n')[0]}`
  }
}

/** Creates namespaces on this machine. Each link is a pair of interfaces with a network of its own. */
export const createNetwork = (): Network => {
  const names: string[] = []
  let links = 0
  const remove = (): void => {
    for (const name of names.splice(0)) attempt(() => ip('netns', 'delete', name))
  }
  process.once('exit', remove)
  return {
    namespace(short) {
      const name = `fd${run}-${short}`
      ip('netns', 'add', name)
      names.push(name)
      ip('-n', name, 'link', 'set', 'lo', 'up')
      const prefix = ['ip', 'netns', 'exec', name]
      return {
        prefix,
        link() {
          links += 1
          const [here, there] = [`fd${run}.${links}o`, `fd${run}.${links}i`]
          const [outside, inside] = [`10.${network}.${links}.1`, `10.${network}.${links}.2`]
          ip('link', 'add', here, 'type', 'veth', 'peer', 'name', there, 'netns', name)
          ip('address', 'add', `${outside}/24`, 'dev', here)
          ip('link', 'set', here, 'up')
          ip('-n', name, 'address', 'add', `${inside}/24`, 'dev', there)
          ip('-n', name, 'link', 'set', there, 'up')
          const replace = (...discipline: readonly string[]): void => {
            tc('qdisc', 'replace', 'dev', here, 'root', ...discipline)
            tc('-n', name, 'qdisc', 'replace', 'dev', there, 'root', ...discipline)
          }
          return {
            outside,
            inside,
            cut: () => replace('blackhole'),
            slow: () => void slowLinks.find(link => attempt(() => replace(...link))),
            heal() {
              attempt(() => tc('qdisc', 'delete', 'dev', here, 'root'))
              attempt(() => tc('-n', name, 'qdisc', 'delete', 'dev', there, 'root'))
            },
          }
        },
      }
    },
    remove,
  }
}

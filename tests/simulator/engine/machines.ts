import type { Random } from './random.ts'
import type { Timeline } from './timeline.ts'

/** A program of the simulated system. Every yield is an await at which a fault can occur. */
export type Task<T> = Generator<Wait, T, unknown>

type Wait = { readonly ms: number; readonly mailbox?: Mailbox }

/** The message queue of a program. */
export class Mailbox {
  readonly messages: unknown[] = []
  wake: (() => void) | undefined

  put(message: unknown): void {
    this.messages.push(message)
    this.wake?.()
  }
}

export function* sleep(ms: number): Task<void> {
  yield { ms }
}

/** Returns the next message, or undefined after `ms`. */
export function* receive(mailbox: Mailbox, ms: number): Task<unknown> {
  if (mailbox.messages.length === 0) yield { ms, mailbox }
  return mailbox.messages.shift()
}

/** One process of the system. A kill ends its programs at once; a stop pauses them. */
export class Machine {
  readonly name: string
  life = 0
  isUp = false
  stoppedUntil = 0

  constructor(name: string) {
    this.name = name
  }

  get owner(): string {
    return `${this.name}#${this.life}`
  }
}

export interface MachineHooks {
  /** Called at every await of a program; true kills the machine. */
  readonly killsAt: (machine: Machine) => boolean
  readonly onKilled: (machine: Machine) => void
}

export class Machines {
  readonly #timeline: Timeline
  readonly #random: Random
  readonly #hooks: MachineHooks
  steps = 0

  constructor(timeline: Timeline, random: Random, hooks: MachineHooks) {
    this.#timeline = timeline
    this.#random = random
    this.#hooks = hooks
  }

  start(machine: Machine, programs: readonly (() => Task<void>)[]): void {
    machine.life += 1
    machine.isUp = true
    machine.stoppedUntil = 0
    for (const program of programs) this.#launch(machine, program())
  }

  kill(machine: Machine): void {
    if (!machine.isUp) return
    this.#hooks.onKilled(machine)
    machine.isUp = false
    machine.life += 1
  }

  #launch(machine: Machine, program: Task<void>): void {
    const { life } = machine
    const resume = (): void => {
      if (machine.life !== life) return
      if (machine.stoppedUntil > this.#timeline.now) {
        this.#timeline.after(machine.stoppedUntil - this.#timeline.now, resume)
        return
      }
      this.steps += 1
      if (this.#hooks.killsAt(machine)) return this.kill(machine)
      const { done, value } = program.next()
      if (!done) this.#wait(value, resume)
    }
    this.#timeline.after(this.#random.int(0, 20), resume)
  }

  #wait({ ms, mailbox }: Wait, resume: () => void): void {
    let isOver = false
    const wake = (): void => {
      if (isOver) return
      isOver = true
      if (mailbox) mailbox.wake = undefined
      resume()
    }
    if (mailbox) mailbox.wake = () => this.#timeline.after(0, wake)
    if (Number.isFinite(ms)) this.#timeline.after(ms, wake)
  }
}

import type { Config } from '#platform/config.ts'
import { isClosedMode } from '#platform/mode.ts'

export type Severity = 'ok' | 'warn' | 'FAIL'

export interface Finding {
  readonly status: Severity
  /** What was found and, unless it is ok, what to do. */
  readonly advice: string
}

export const ok = (fact: string): Finding => ({ status: 'ok', advice: fact })
export const warn = (advice: string): Finding => ({ status: 'warn', advice })
export const fail = (advice: string): Finding => ({ status: 'FAIL', advice })

/** A demonstration may have it, production must not. */
export const failInProduction = ({ mode }: Pick<Config, 'mode'>, advice: string): Finding =>
  isClosedMode(mode) ? fail(advice) : warn(advice)

import { BadConfiguration } from './bad-configuration.ts'

export const modes = ['development', 'rehearsal', 'production'] as const
export type Mode = (typeof modes)[number]

/**
 * In production mode, settings of tests and demonstrations are refused and keys are not created. A rehearsal is the same
 * with a beacon of its own, for a machine without a way to drand. Its draws prove nothing to others.
 */
export const readMode = (env: Readonly<Record<string, string | undefined>>): Mode => {
  const name = env.FAIRGROUND_MODE ?? 'development'
  const mode = modes.find(each => each === name)
  if (!mode) throw new BadConfiguration(`FAIRGROUND_MODE is ${name}; there are: ${modes.join(', ')}`)
  return mode
}

/** Whether everything but the beacon must be as in production. */
export const isClosedMode = (mode: Mode): boolean => mode !== 'development'

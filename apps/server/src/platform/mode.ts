import { BadConfiguration } from './bad-configuration.ts'

export const modes = ['development', 'production'] as const
export type Mode = (typeof modes)[number]

/** In production mode, settings of tests and demonstrations are refused and keys are not created. */
export const readMode = (env: Readonly<Record<string, string | undefined>>): Mode => {
  const name = env.FAIRGROUND_MODE ?? 'development'
  const mode = modes.find(each => each === name)
  if (!mode) throw new BadConfiguration(`FAIRGROUND_MODE is ${name}; there are: ${modes.join(', ')}`)
  return mode
}

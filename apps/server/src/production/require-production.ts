import { openBeaconChain } from '#beacon/chain.ts'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import type { Config, ServiceName } from '#platform/config.ts'
import { readKeyFolder } from '#platform/keys.ts'
import { isClosedMode, readMode } from '#platform/mode.ts'
import type { SignerSettings } from '#platform/signer-settings.ts'
import { checkAnyProcess, checkProduction, type ProductionFacts } from './check-production.ts'
import { findMissingKeys, type KeySettings } from './key-files.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Refuses to start in production mode with settings of a test or demonstration. Names all of them at once. */
export const requireProduction = (config: Config, env: Environment): void => {
  if (isClosedMode(config.mode)) refuse(findProductionProblems(config, env))
}

export const findProductionProblems = (config: Config, env: Environment): string[] =>
  checkProduction(config, env, readFacts(config.services, config, config.beaconChainFile))

/** The same for the signer as a program of its own. */
export const requireSignerProduction = (signer: SignerSettings, env: Environment): void => {
  if (!isClosedMode(readMode(env))) return
  const settings = { signer, keyFolder: readKeyFolder(env), pushContact: undefined }
  refuse(checkAnyProcess(env, readFacts(['signer'], settings, env.FAIRGROUND_BEACON_CHAIN)))
}

const readFacts = (
  services: readonly ServiceName[],
  settings: KeySettings,
  chainFile: string | undefined,
): ProductionFacts => ({
  chain: openBeaconChain(chainFile),
  missingKeys: findMissingKeys(services, settings),
})

const refuse = (problems: readonly string[]): void => {
  if (problems.length === 0) return
  const lines = problems.map(problem => `- ${problem}`)
  throw new BadConfiguration(['FAIRGROUND_MODE=production refuses to start:', ...lines].join('\n'))
}

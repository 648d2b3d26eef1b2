import { buildImages } from './images/build-images.ts'
import { findBuildahProblem } from './images/buildah.ts'
import { imageTargetNames } from './images/targets.ts'
import { runVitest } from './test/vitest.ts'

const help = `npm run test:images [-- --short]

Builds the images and starts the platform from them on a private PostgreSQL and NATS: migration, signer, lane, worker,
gateway and control system. A player buys a ticket. Needs root, and the Debian packages buildah and mmdebstrap.

  --short     without the control system, which needs a Debian of its own
  --can-run   only report whether the images can be built here

Where the images cannot be built it says so and tests nothing. FAIRGROUND_REQUIRE_IMAGES=1 makes that a failure.`

const inShort = ['server', 'signer', 'migrate'] as const

const main = async (args: readonly string[]): Promise<number> => {
  if (args.includes('--help')) return say(help, 0)
  const problem = await findBuildahProblem()
  if (problem !== undefined) {
    const fails = args.includes('--can-run') || process.env['FAIRGROUND_REQUIRE_IMAGES'] === '1'
    return say(`IMAGES ARE NOT TESTED: they cannot be built here.\n${problem}`, fails ? 1 : 0)
  }
  if (args.includes('--can-run')) return 0
  const started = performance.now()
  await buildImages(args.includes('--short') ? inShort : imageTargetNames, line => say(line, 0))
  say(`images built in ${seconds(started)}`, 0)
  const code = await runVitest(
    ['images'],
    args.filter(arg => arg !== '--short'),
  )
  return say(`images built and tested in ${seconds(started)}`, code)
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`

const say = (text: string, code: number): number => {
  console.log(text)
  return code
}

process.exitCode = await main(process.argv.slice(2))

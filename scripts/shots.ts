import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startCrowd } from '@fairground/testkit/demo/crowd'
import { crowdNicknames } from '@fairground/testkit/demo/crowd-names'
import { seed } from '@fairground/testkit/demo/seed'
import { demoMembers } from '@fairground/testkit/demo/world'
import { startStack } from '@fairground/testkit/stack/stack'
import { buildSite, siteFolder } from './build/site.ts'
import { withShortSchedule } from './shots/kinds/short-schedule.ts'
import { takeShots } from './shots/take-shots.ts'

const help = `npm run shots [-- options]

Takes screenshots in headless Chromium at 390 and 1280 px for each of the three demo operators: one draw from the lobby
to the verified result, then every other screen, every kind of game with its lobby, replay, result and proof, the cashier
and account pages, and the loading, error, offline and maintenance states. Takes about 15 minutes.

  --out PATH    folder for the pictures (shots)
  --looks LIST  looks to include (blue,cartoon,sweet-blue)
  --help        print this help`

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'shots') },
    looks: { type: 'string', default: 'blue,cartoon,sweet-blue' },
    help: { type: 'boolean', default: false },
  },
})

const [first, second] = demoMembers
const everyKind = [...(first?.games ?? []), ...(second?.games.filter(({ id }) => id === 205) ?? [])]

const main = async (): Promise<void> => {
  if (values.help) return console.log(help)
  const looks = values.looks.split(',')
  // Every kind of game in every look. The first game draws every 90 seconds, at the same time in all looks.
  const members = demoMembers
    .filter(member => looks.includes(member.look))
    .map(member => ({ ...member, games: everyKind.map(withShortSchedule) }))
  const folder = join(root, '.run', `shots-${process.pid}`)
  rmSync(values.out, { recursive: true, force: true })
  mkdirSync(values.out, { recursive: true })
  await buildSite(console.log)
  const stack = await startStack({
    folder,
    durable: false,
    siteFolder,
    environment: { FAIRGROUND_RATE_FACTOR: '1000', FAIRGROUND_LOG_LEVEL: 'warn' },
  })
  try {
    await seed({
      ownerUrl: stack.ownerUrl,
      natsUrl: stack.natsUrl,
      members,
      crowd: crowdNicknames(12),
      closeBeforeMs: 15_000,
      extras: true,
      keyFolder: stack.keyFolder,
      details: true,
    })
    const baseUrl = `http://127.0.0.1:${stack.port}`
    const crowd = startCrowd({ baseUrl, members, players: crowdNicknames(12), rate: 4 })
    const count = await takeShots({ port: stack.port, members, out: values.out, say: console.log })
    await crowd.stop()
    console.log(`${count} pictures written to ${values.out}`)
  } finally {
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()

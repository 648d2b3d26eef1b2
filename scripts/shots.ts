import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startCrowd } from '@fairground/testkit/demo/crowd'
import { seed } from '@fairground/testkit/demo/seed'
import { type DemoGame, demoMembers } from '@fairground/testkit/demo/world'
import { startStack } from '@fairground/testkit/stack/stack'
import { buildSite, siteFolder } from './build/site.ts'
import { takeShots } from './shots/story.ts'

const help = `npm run shots [-- options]

Plays one draw at each of the three demo operators in headless Chromium, at 390 and 1280 px, and keeps a picture of every
screen on the way; then goes through every other screen and every kind of game, each with its lobby, replay, result and
proof, through the money and the account, and through the states nobody hopes for: loading, failed, offline, maintenance.
About a quarter of an hour.

  --out PATH    where the pictures go (shots)
  --looks LIST  only these looks: blue,cartoon,sweet-blue
  --help        this text`

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

/** A deck lives for its hour; a house takes its time. */
const quicker = (game: DemoGame, i: number): DemoGame => {
  const { kind } = game.rules
  if (kind === 'scratchcardGame' || kind === 'crosswordGame') return game
  return { ...game, everyMs: kind === 'bingoGame' ? 360_000 : 90_000, offsetMs: (i * 30_000) % 90_000 }
}

const main = async (): Promise<void> => {
  if (values.help) return console.log(help)
  const looks = values.looks.split(',')
  // Every kind of game in every look, and a draw of the first every 90 seconds, for all looks at the same moment.
  const members = demoMembers
    .filter(member => looks.includes(member.look))
    .map(member => ({ ...member, games: everyKind.map(quicker) }))
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
      crowd: 12,
      closeBeforeMs: 15_000,
      extras: true,
      keyFolder: join(stack.folder, 'keys'),
    })
    const baseUrl = `http://127.0.0.1:${stack.port}`
    const crowd = startCrowd({ baseUrl, members, players: 12, rate: 4 })
    const count = await takeShots({ port: stack.port, members, out: values.out, say: console.log })
    await crowd.stop()
    console.log(`${count} pictures in ${values.out}`)
  } finally {
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()

import { connectBroker } from '@fairground/server/platform/broker/broker'
import { createLaneClient } from '@fairground/server/ledger/lane/lane-client'
import { openLaneKeys } from '@fairground/server/ledger/lane/lane-keys'
import { createLog } from '@fairground/server/platform/log'
import { createPasswords } from '@fairground/server/platform/passwords'
import pg from 'pg'
import { type Crowd, crowdUsernames } from './crowd-names.ts'
import { seedContent } from './content.ts'
import { seedDetails } from './player-details.ts'
import { seedExtras } from './extras.ts'
import { seedRewards } from './showcase/seed-rewards.ts'
import { insertGameTexts } from './game-texts/insert-game-texts.ts'
import { seedShowcase } from './showcase/seed-showcase.ts'
import {
  closeBeforeStartMs,
  demoBalance,
  type DemoMember,
  demoPassword,
  demoPlayers,
  getDemoHost,
  openAheadCount,
} from './world.ts'
import { type DemoGame } from './demo-game.ts'

export interface SeedOptions {
  /** The database URL of the owner, because operators and games cannot be created through the public API. */
  readonly ownerUrl: string
  readonly natsUrl: string
  readonly members: readonly DemoMember[]
  readonly crowd: Crowd
  readonly closeBeforeMs?: number
  /** The initial balance of every player; `demoBalance` by default. */
  readonly balance?: bigint
  /** The key folder of the server. */
  readonly keyFolder: string
  /** Gives players a name and an address, encrypted as the server does it. */
  readonly details?: boolean
  /** Adds a second currency, a coupon and a catalogue of gifts. */
  readonly extras?: boolean
  /** Adds prize agents, a retired currency, tickets from a shop and a gift that waits. */
  readonly showcase?: boolean
  /** The address of the demo's inbox, to which the footer of the sites links. */
  readonly inboxUrl?: string
}

/** Fills a database with the demo world. Balances are deposited through the lanes. Safe to run again. */
export const seed = async (options: SeedOptions): Promise<void> => {
  const client = new pg.Client({ connectionString: options.ownerUrl })
  await client.connect()
  const broker = await connectBroker(options.natsUrl, 'seed', createLog('seed', 'warn'))
  const lane = createLaneClient(broker, openLaneKeys(options.keyFolder))
  try {
    const passwordHash = await (await createPasswords()).make(demoPassword)
    // Insert all operators first: the lanes poll for new ones once a second and then find them together.
    for (const member of options.members) await insertMember(client, member)
    await seedContent(client, options.members, options.inboxUrl)
    for (const member of options.members) {
      for (const game of member.games) {
        await insertGame(client, member, game, options.closeBeforeMs ?? closeBeforeStartMs)
        await insertGameTexts(client, member.id, game)
      }
      const names = [...demoPlayers, ...crowdUsernames(options.crowd)]
      const players = await insertPlayers(client, member, names, passwordHash)
      for (const playerId of players) {
        const opKey = `demo-deposit:${playerId}`
        await lane.submit(member.id, 'deposit', {
          opKey,
          playerId,
          currency: member.currency,
          amount: options.balance ?? demoBalance,
        })
      }
      if (options.extras) await seedExtras(client, lane, member)
    }
    if (options.showcase) await seedShowcase(client, lane, options.members)
    if (options.details) await seedDetails(options.ownerUrl, options.keyFolder, options.members)
    if (options.showcase && options.details)
      await seedRewards(options.ownerUrl, options.keyFolder, options.members)
  } finally {
    await broker.close()
    await client.end()
  }
}

const insertMember = async (client: pg.Client, member: DemoMember): Promise<void> => {
  await client.query(
    `INSERT INTO member (id, code, name, look, scheme, hosts, site_key, currency, settings, return_min, return_max)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (id) DO NOTHING`,
    [
      member.id,
      member.code,
      member.name,
      member.look,
      member.scheme,
      [getDemoHost(member)],
      member.siteKey,
      member.currency,
      { title: member.title, description: member.description, ...member.settings },
      member.returns?.min ?? null,
      member.returns?.max ?? null,
    ],
  )
  await client.query('INSERT INTO lane (member_id) VALUES ($1) ON CONFLICT DO NOTHING', [member.id])
}

const insertGame = async (
  client: pg.Client,
  member: DemoMember,
  game: DemoGame,
  closeBeforeMs: number,
): Promise<void> => {
  await client.query(
    `INSERT INTO game (member_id, id, rule, title, title_short, description, rules, prize_table, currency, cost, fee, cap, player_max, schedule)
     VALUES ($1, $2, $6::jsonb ->> 'kind', $3, $4, $5, $6, $7, $8, $9, $10, $12, $13, $11) ON CONFLICT DO NOTHING`,
    [
      member.id,
      game.id,
      game.title,
      game.titleShort,
      game.description,
      game.rules,
      game.prizeTable,
      member.currency,
      game.cost,
      game.fee,
      schedule(game, closeBeforeMs),
      game.cap ?? 100_000,
      game.playerMax ?? 50,
    ],
  )
}

const schedule = ({ everyMs, offsetMs, startAfterFullMs }: DemoGame, closeBeforeStartMs: number) =>
  startAfterFullMs === undefined
    ? { everyMs, offsetMs, closeBeforeStartMs, openAheadCount }
    : { startAfterFullMs }

const insertPlayers = async (
  client: pg.Client,
  member: DemoMember,
  names: readonly string[],
  passwordHash: string,
): Promise<number[]> => {
  await client.query(
    `INSERT INTO player (member_id, username, password_hash, segment, email_verified, country, language)
     SELECT $1, name, $3, 'C', true, 'GB', 'en_GB' FROM unnest($2::text[]) AS name
     ON CONFLICT (member_id, username_key) DO NOTHING`,
    [member.id, names, passwordHash],
  )
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM player WHERE member_id = $1 AND username = ANY($2) ORDER BY id',
    [member.id, names],
  )
  return rows.map(row => row.id)
}

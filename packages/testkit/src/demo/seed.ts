import { connectBroker } from '@fairground/server/platform/broker/broker'
import { createLaneClient } from '@fairground/server/ledger/lane/lane-client'
import { openLaneKeys } from '@fairground/server/ledger/lane/lane-keys'
import { createLog } from '@fairground/server/platform/log'
import { createPasswords } from '@fairground/server/platform/passwords'
import pg from 'pg'
import { createWorld } from './create-world.ts'
import { type Crowd, crowdUsernames } from './crowd-names.ts'
import { seedContent } from './content.ts'
import type { DemoApi } from './demo-api.ts'
import { insertWorld } from './insert-world.ts'
import { seedDetails } from './player-details.ts'
import { decideWithoutStaff } from './offers/decide.ts'
import { seedEuros } from './offers/seed-euros.ts'
import { seedOffers } from './offers/seed-offers.ts'
import { seedRewards } from './showcase/seed-rewards.ts'
import { seedGameTexts } from './game-texts/seed-game-texts.ts'
import { createContentCall } from './seed-content/content-call.ts'
import { seedShowcase } from './showcase/seed-showcase.ts'
import { waitingBalance, waitingPlayers } from './worklists/waiting-players.ts'
import { closeBeforeStartMs, demoBalance, type DemoMember, demoPassword, demoPlayers } from './world.ts'

export interface SeedOptions {
  /** The database URL of the owner. */
  readonly ownerUrl: string
  /** Creates operators and games through the operator API. Without it, test worlds use its queries. */
  readonly api?: DemoApi
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
  /** Adds the players with something for the staff to do. */
  readonly worklists?: boolean
  /** The address of the demo's inbox, to which the footer of the sites links. */
  readonly inboxUrl?: string
}

/** Fills a database with the demo world. Balances are deposited through the lanes. Safe to run again. */
export const seed = async (options: SeedOptions): Promise<void> => {
  const client = new pg.Client({ connectionString: options.ownerUrl })
  await client.connect()
  const content = createContentCall(options.ownerUrl)
  const broker = await connectBroker(options.natsUrl, 'seed', createLog('seed', 'warn'))
  const lane = createLaneClient(broker, openLaneKeys(options.keyFolder))
  try {
    const passwordHash = await (await createPasswords()).make(demoPassword)
    const closeBeforeMs = options.closeBeforeMs ?? closeBeforeStartMs
    if (options.api) await createWorld(options.api, options.members, closeBeforeMs)
    else await insertWorld(options.ownerUrl, options.members, closeBeforeMs)
    await seedContent(content.call, options.members, options.inboxUrl)
    const { extras = false, showcase = false, api } = options
    const decide = api?.decide ?? decideWithoutStaff(content.db)
    await seedOffers({ call: content.call, decide, extras, showcase }, options.members)
    for (const member of options.members) {
      for (const game of member.games) await seedGameTexts(content.call, member.id, game)
      const addPlayers = async (names: readonly string[], amount: bigint): Promise<void> => {
        for (const playerId of await insertPlayers(client, member, names, passwordHash)) {
          const opKey = `demo-deposit:${playerId}`
          await lane.submit(member.id, 'deposit', { opKey, playerId, currency: member.currency, amount })
        }
      }
      await addPlayers([...demoPlayers, ...crowdUsernames(options.crowd)], options.balance ?? demoBalance)
      if (options.worklists) await addPlayers(waitingPlayers, waitingBalance)
      if (options.extras) await seedEuros(client, lane, member)
    }
    if (options.showcase) await seedShowcase(client, lane, options.members)
    if (options.details) await seedDetails(options.ownerUrl, options.keyFolder, options.members)
    if (options.showcase && options.details)
      await seedRewards(options.ownerUrl, options.keyFolder, options.members)
  } finally {
    await broker.close()
    await content.close()
    await client.end()
  }
}

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

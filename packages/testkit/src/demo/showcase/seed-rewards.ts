import { connect } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { ensurePlayerKey } from '@fairground/server/player/details'
import { sealEmail } from '@fairground/server/referrals/sealed-email'
import { openVault, type Vault } from '@fairground/server/vault/vault'
import { sql } from 'kysely'
import { type DemoMember, demoPlayers } from '#demo/world.ts'

/** Gives the demo players an offer of each kind, and friends in each state. Safe to run again. */
export const seedRewards = async (
  ownerUrl: string,
  keyFolder: string,
  members: readonly DemoMember[],
): Promise<void> => {
  const vault = openVault(keyFolder)
  const { db, close } = connect({ url: ownerUrl, connections: 1, name: 'seed', onError: () => undefined })
  try {
    for (const member of members)
      await inMember(db, member.id, async tx => {
        await insertOffers(tx, member)
        await insertReferrals(tx, vault, member)
      })
  } finally {
    await close()
  }
}

const insertOffers = async (tx: Tx, { id: memberId, currency, games }: DemoMember): Promise<void> => {
  const [game] = games
  if (!game) return
  const worth = (game.cost + game.fee) * 2n
  await sql`
    INSERT INTO bonus_offer (member_id, player_id, subject, kind, currency, amount, wagering_times, minimum_deposit,
                             game_id, instance_id, seq, plays, use_by)
    SELECT ${memberId}, p.id, 'demo:' || o.kind, o.kind, ${currency}, o.amount, o.times, o.minimum, o.game, o.instance, o.seq, o.plays,
           clock_timestamp() + make_interval(days => o.days)
      FROM player p,
           (VALUES ('lotto', ${worth}::bigint, 0, 0, ${game.id}::int, NULL::int, NULL::int, 2, 7),
                   ('inGame', 150, 3, 0, ${game.id}, 1, 4, NULL, 30),
                   ('reload', 200, 5, 2000, NULL, NULL, NULL, NULL, 14)) AS o (kind, amount, times, minimum, game, instance, seq, plays, days)
     WHERE p.member_id = ${memberId} AND p.username = ANY(${[...demoPlayers]}::text[])
    ON CONFLICT DO NOTHING`.execute(tx)
}

const invited = 'pia.friend@example.test'

/** One friend is invited, one has joined, one has deposited from the same household, and one is rewarded by the schedule. */
const insertReferrals = async (tx: Tx, vault: Vault, { id: memberId }: DemoMember): Promise<void> => {
  const { rows: players } = await sql<{ id: number }>`
    SELECT id FROM player WHERE member_id = ${memberId} AND username = ${demoPlayers[0]}`.execute(tx)
  const playerId = players[0]?.id
  if (playerId === undefined) return
  const player = { memberId, playerId }
  const key = await ensurePlayerKey(tx, vault, player)
  const digest = vault.digest(memberId, 'email', invited)
  await sql`
    INSERT INTO referral (member_id, referrer_id, email_digest, sealed_email)
    VALUES (${memberId}, ${playerId}, ${digest}, ${sealEmail(key, player, invited)}) ON CONFLICT DO NOTHING`.execute(
    tx,
  )
  await sql`
    INSERT INTO referral (member_id, referrer_id, player_id, joined_at, deposited_at, refused)
    SELECT ${memberId}, ${playerId}, f.id, clock_timestamp(), CASE WHEN f.n > 1 THEN clock_timestamp() END,
           CASE WHEN f.n = 2 THEN 'sameNetwork' END
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM player
             WHERE member_id = ${memberId} AND username <> ALL(${[...demoPlayers]}::text[])) AS f
     WHERE f.n <= 3
    ON CONFLICT DO NOTHING`.execute(tx)
}

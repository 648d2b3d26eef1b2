import type { Tx } from '@fairground/database/transaction'
import { stepBack } from '@fairground/fair/crypto/hash-chain'
import { sql } from 'kysely'
import type { MemberInvariant } from '#audit/invariant.ts'

interface ChainLink {
  readonly index: number
  readonly use: string
  /** Unknown until the draw has a result. */
  readonly link: Buffer | null
  readonly previous: Buffer | null
  readonly signerAt: number | null
}

interface GameChain {
  readonly id: number
  readonly chain: number
  readonly anchor: Buffer | null
  /** How many links are spent; null for a chain that is no longer or not yet in use. */
  readonly spent: number | null
}

/** Skipping a link would allow choosing a result: every link is used once, in order, or logged as skipped. */
export const seedChain: MemberInvariant = {
  id: 'I27',
  title: 'Seed chains are spent link by link',
  unit: 'link',
  scope: 'member',
  async check(tx, memberId) {
    const { rows: chains } = await sql<GameChain>`
      SELECT id, 1 AS chain, chain_anchor AS anchor, CASE WHEN chain_number = 1 THEN chain_index END AS spent
        FROM game WHERE member_id = ${memberId}
      UNION ALL
      SELECT c.game_id, c.number, c.anchor, CASE WHEN g.chain_number = c.number THEN g.chain_index END
        FROM game_chain c JOIN game g ON g.member_id = ${memberId} AND g.id = c.game_id
       WHERE c.member_id = ${memberId}
       ORDER BY id, chain`.execute(tx)
    const problems: string[] = []
    let checked = 0
    for (const game of chains) {
      const links = await readLinks(tx, memberId, game)
      checked += links.length
      const name = game.chain === 1 ? `game ${game.id}` : `game ${game.id}, chain ${game.chain}`
      problems.push(
        ...[...orderProblems(game, links), ...linkProblems(game, links)].map(text => `${name}: ${text}`),
      )
    }
    return { checked, problems }
  },
}

const readLinks = async (
  tx: Tx,
  memberId: number,
  { id: gameId, chain }: GameChain,
): Promise<ChainLink[]> => {
  const { rows } = await sql<ChainLink>`
    SELECT c.chain_index AS index, 'the draw of instance ' || c.instance_id AS use, r.link, c.previous_link AS previous,
           c.signer_at AS "signerAt"
      FROM draw_commit c LEFT JOIN draw_result r ON r.member_id = ${memberId} AND r.instance_id = c.instance_id
     WHERE c.member_id = ${memberId} AND c.game_id = ${gameId} AND c.chain = ${chain}
    UNION ALL
    SELECT s.chain_index, 'the deck of instance ' || s.instance_id, r.link, s.previous_link, s.signer_at
      FROM deck_seal s LEFT JOIN deck_record r ON r.member_id = ${memberId} AND r.instance_id = s.instance_id
     WHERE s.member_id = ${memberId} AND s.game_id = ${gameId} AND s.chain = ${chain}
    UNION ALL
    SELECT chain_index, 'a skip (' || reason || ')', link, NULL, NULL
      FROM draw_skip WHERE member_id = ${memberId} AND game_id = ${gameId} AND chain = ${chain}
    UNION ALL
    SELECT c.chain_index, 'the close record of instance ' || c.instance_id, NULL, c.previous_link, c.signer_at
      FROM countersigned_close c
     WHERE c.member_id = ${memberId} AND c.game_id = ${gameId} AND c.chain = ${chain}
       AND NOT EXISTS (SELECT FROM draw_commit d WHERE d.member_id = ${memberId} AND d.close_hash = c.close_hash)
       AND NOT EXISTS (SELECT FROM deck_seal d WHERE d.member_id = ${memberId} AND d.close_hash = c.close_hash)
       AND NOT EXISTS (SELECT FROM draw_skip d WHERE d.member_id = ${memberId} AND d.close_hash = c.close_hash)
     ORDER BY index`.execute(tx)
  return rows
}

const orderProblems = (game: GameChain, links: readonly ChainLink[]): string[] => {
  const problems: string[] = []
  let signedAt = -Infinity
  for (const [i, { index, use, signerAt }] of links.entries()) {
    const before = links[i - 1]?.index ?? 0
    if (index === before) problems.push(`link ${index} was used twice, by ${links[i - 1]?.use} and by ${use}`)
    else if (index !== before + 1) problems.push(`link ${before + 1} is missing: ${use} used link ${index}`)
    if (signerAt === null) continue
    if (signerAt < signedAt) problems.push(`link ${index} was signed before the previous link, by ${use}`)
    signedAt = signerAt
  }
  const last = links.at(-1)?.index ?? 0
  if (game.spent !== null && game.spent !== last)
    problems.push(`the chain index is ${game.spent}, but the draws used ${last} links`)
  return problems
}

const linkProblems = ({ anchor }: GameChain, links: readonly ChainLink[]): string[] => {
  if (!anchor) return links.length === 0 ? [] : ['it has draws and no published anchor']
  const problems: string[] = []
  let known = { index: 0, link: anchor }
  for (const { index, use, link, previous } of links) {
    for (const candidate of [
      { index: index - 1, link: previous },
      { index, link },
    ]) {
      if (!candidate.link) continue
      const leadsBack =
        candidate.index >= known.index &&
        back(candidate.link, candidate.index - known.index).equals(known.link)
      if (!leadsBack)
        problems.push(`link ${candidate.index}, named by ${use}, does not lead to link ${known.index}`)
      known = { index: candidate.index, link: candidate.link }
    }
  }
  return problems
}

const back = (link: Buffer, steps: number): Buffer => Buffer.from(stepBack(new Uint8Array(link), steps))

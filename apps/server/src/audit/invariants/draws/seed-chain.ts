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
  readonly anchor: Buffer | null
  readonly index: number
}

/** Skipping a link would allow choosing a result: every link is used once, in order, or logged as skipped. */
export const seedChain: MemberInvariant = {
  id: 'I27',
  title: 'Seed chains are spent link by link',
  unit: 'link',
  scope: 'member',
  async check(tx, memberId) {
    const { rows: games } = await sql<GameChain>`
      SELECT id, chain_anchor AS anchor, chain_index AS index FROM game WHERE member_id = ${memberId} ORDER BY id`.execute(
      tx,
    )
    const problems: string[] = []
    let checked = 0
    for (const game of games) {
      const links = await readLinks(tx, memberId, game.id)
      checked += links.length
      problems.push(
        ...[...orderProblems(game, links), ...linkProblems(game, links)].map(
          text => `game ${game.id}: ${text}`,
        ),
      )
    }
    return { checked, problems }
  },
}

const readLinks = async (tx: Tx, memberId: number, gameId: number): Promise<ChainLink[]> => {
  const { rows } = await sql<ChainLink>`
    SELECT c.chain_index AS index, 'the draw of instance ' || c.instance_id AS use, r.link, c.previous_link AS previous,
           c.signer_at AS "signerAt"
      FROM draw_commit c LEFT JOIN draw_result r ON r.member_id = ${memberId} AND r.instance_id = c.instance_id
     WHERE c.member_id = ${memberId} AND c.game_id = ${gameId}
    UNION ALL
    SELECT s.chain_index, 'the deck of instance ' || s.instance_id, r.link, s.previous_link, s.signer_at
      FROM deck_seal s LEFT JOIN deck_record r ON r.member_id = ${memberId} AND r.instance_id = s.instance_id
     WHERE s.member_id = ${memberId} AND s.game_id = ${gameId}
    UNION ALL
    SELECT chain_index, 'a skip (' || reason || ')', link, NULL, NULL
      FROM draw_skip WHERE member_id = ${memberId} AND game_id = ${gameId}
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
  if (game.index !== last) problems.push(`the chain index is ${game.index}, but the draws used ${last} links`)
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

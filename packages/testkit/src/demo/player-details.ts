import { connect } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { writeDetails } from '@fairground/server/player/details'
import { openVault } from '@fairground/server/vault/vault'
import { waitingPlayers } from './worklists/waiting-players.ts'
import { type DemoMember, demoPlayers } from './world.ts'

const capitalize = (username: string) => `${username.charAt(0).toUpperCase()}${username.slice(1)}`

/** Skips players who already have details, because they may have changed them. */
export const seedDetails = async (
  ownerUrl: string,
  keyFolder: string,
  members: readonly DemoMember[],
): Promise<void> => {
  const vault = openVault(keyFolder)
  const { db, close } = connect({ url: ownerUrl, connections: 1, name: 'seed', onError: () => undefined })
  try {
    for (const { id: memberId } of members) {
      await inMember(db, memberId, async tx => {
        const players = await tx
          .selectFrom('player as p')
          .leftJoin('player_detail as d', join =>
            join.onRef('d.member_id', '=', 'p.member_id').onRef('d.player_id', '=', 'p.id'),
          )
          .select(['p.id', 'p.username'])
          .where('p.member_id', '=', memberId)
          .where('p.username', 'in', [...demoPlayers, ...waitingPlayers])
          .where('d.player_id', 'is', null)
          .execute()
        for (const { id: playerId, username } of players) {
          await writeDetails(
            tx,
            vault,
            { memberId, playerId },
            {
              email: `${username}@example.test`,
              firstName: capitalize(username),
              lastName: 'Example',
              birthdate: '1990-05-17',
              address: '1 Example Street',
              city: 'London',
              postCode: 'SW1A 1AA',
              addressCountry: 'GB',
            },
          )
        }
      })
    }
  } finally {
    await close()
  }
}

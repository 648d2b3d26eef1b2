import type { Tx } from '@fairground/database/transaction'
import type { Member } from '#operator/members.ts'
import type { Sender } from './compose.ts'
import { findBrandColour } from './queries.ts'

const lookColours: { readonly [L in Member['look']]: string } = {
  blue: '#1557D6',
  cartoon: '#5B2BD9',
  'sweet-blue': '#2B5CDB',
}

export const findSender = async (tx: Tx, member: Member): Promise<Sender> => ({
  name: member.name,
  address: member.settings.mailAddress ?? `no-reply@${member.hosts[0] ?? 'localhost'}`,
  colour: (await findBrandColour(tx, member.id)) ?? lookColours[member.look],
})

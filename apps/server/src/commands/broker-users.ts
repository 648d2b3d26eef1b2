import { randomBytes } from 'node:crypto'
import { type BrokerUser, brokerUsers, formatBrokerUsers } from '#platform/broker/broker-users.ts'
import type { Command } from './command.ts'

const help = `fairground broker-users

Prints the users of the services for the configuration of nats-server, each with its rights and a new password.
docs/OPERATIONS.md, section "Rights on the broker", explains them.`

const newPassword = (): string => randomBytes(24).toString('base64url')

export const command: Command = {
  help,
  async run(_, { print }) {
    const passwords = Object.fromEntries(brokerUsers.map(user => [user, newPassword()]))
    print(formatBrokerUsers(passwords as { readonly [U in BrokerUser]: string }))
    return 0
  },
}

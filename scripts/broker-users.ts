import { randomBytes } from 'node:crypto'
import { brokerUsers, formatBrokerUsers } from '@fairground/server/platform/broker/broker-users'

const help = `npm run broker-users [-- --help]

Prints the users of the services for the configuration of nats-server, each with its rights and a new password.
docs/OPERATIONS.md, section "Rights on the broker", explains them.`

const newPassword = (): string => randomBytes(24).toString('base64url')

if (process.argv.includes('--help')) console.log(help)
else {
  const [gateway, lane, worker, operator] = brokerUsers.map(newPassword) as [string, string, string, string]
  console.log(formatBrokerUsers({ gateway, lane, worker, operator }))
}

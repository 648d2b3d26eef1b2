import { commandClasses } from '#ledger/command-classes.ts'
import { brokerRights, type BrokerUser, brokerUsers } from '#platform/broker/broker-users.ts'
import { type BrokerProbe, probeBroker } from '#platform/broker/probe-broker.ts'
import { laneSubject } from '#platform/broker/subjects.ts'
import { describeError } from '#platform/network/describe-error.ts'
import type { Check, DoctorDeps } from '../check.ts'
import { fail, ok } from '../finding.ts'

const timeoutMs = 3000
/** No operator has this number, so that no lane reads a message of the check. */
const unusedOperator = 0

const findUsers = ({ config }: DoctorDeps): BrokerUser[] =>
  brokerUsers.filter(user => (config.services as readonly string[]).includes(user))

const withProbe = async <T>(
  { config }: DoctorDeps,
  user: string,
  work: (probe: BrokerProbe) => T | Promise<T>,
): Promise<T> => {
  const probe = await probeBroker(config.natsUrl, user, timeoutMs)
  try {
    return await work(probe)
  } finally {
    await probe.close()
  }
}

export const checkBroker: Check = async deps => {
  for (const user of findUsers(deps)) {
    const error = await withProbe(deps, user, () => undefined).catch(describeError)
    if (error !== undefined)
      return fail(
        `not reachable as ${user}: ${error}. Check FAIRGROUND_NATS_URL, the password of the user and that nats-server runs.`,
      )
  }
  return ok(`reachable as ${findUsers(deps).join(', ')}`)
}

export const checkBrokerClosed: Check = deps =>
  withProbe(deps, findUsers(deps)[0] ?? 'gateway', ({ isOpen }) =>
    isOpen
      ? fail(
          'accepts clients without a user. Add the users that fairground broker-users prints to the configuration of nats-server.',
        )
      : ok('refuses clients without a user'),
  )

/** A gateway with the right to publish commands of staff could create money. */
export const checkBrokerRights: Check = async deps => {
  const problems: string[] = []
  for (const user of findUsers(deps)) {
    const classes = new Map(commandClasses.map(each => [laneSubject(unusedOperator, each), each]))
    const refused = await withProbe(deps, user, probe => probe.findRefused([...classes.keys()]))
    for (const [subject, commandClass] of classes) {
      const isAllowed = brokerRights[user].publish.includes(`lane.*.${commandClass}`)
      if (isAllowed && refused.includes(subject))
        problems.push(`${user} cannot send ${commandClass} commands`)
      if (!isAllowed && !refused.includes(subject)) problems.push(`${user} can send ${commandClass} commands`)
    }
  }
  return problems.length > 0
    ? fail(`${problems.join(', ')}. Give each service the user that fairground broker-users prints for it.`)
    : ok('each service can send only its own commands')
}

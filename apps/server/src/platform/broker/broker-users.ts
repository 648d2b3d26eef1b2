/** The services that connect to the broker. */
export const brokerUsers = ['gateway', 'lane', 'worker', 'console'] as const
export type BrokerUser = (typeof brokerUsers)[number]

interface Rights {
  readonly publish: readonly string[]
  readonly subscribe: readonly string[]
  /** Whether the service answers requests, and may therefore publish to the inbox of a request that it received. */
  readonly answers: boolean
}

/** What each service may publish and subscribe to. Only lanes read commands, and no gateway sends cashier commands. */
export const brokerRights: { readonly [U in BrokerUser]: Rights } = {
  gateway: {
    publish: ['lane.*.play', 'cashier.*', 'session.ended'],
    subscribe: ['topic-frames', 'topic.>', 'session.ended', 'lane-taken'],
    answers: false,
  },
  lane: {
    publish: ['outbox.written', 'lane-taken', 'lane-returned'],
    subscribe: ['lane.*.*', 'lane-returned'],
    answers: true,
  },
  worker: {
    publish: ['lane.*.play', 'lane.*.cashier', 'topic-frames', 'topic.>'],
    subscribe: ['outbox.written', 'lane-taken', 'cashier.*'],
    answers: true,
  },
  console: { publish: ['lane.*.operator'], subscribe: ['lane-taken'], answers: false },
}

/** Each user receives answers under a prefix of its own, so that no service can read another's. */
export const getInboxPrefix = (user: string): string => `_INBOX_${user.replaceAll(/[^A-Za-z0-9]/g, '')}`

/** The authorization block of a nats-server configuration. Users that it does not list cannot connect. */
export const formatBrokerUsers = (
  passwords: { readonly [U in BrokerUser]: string },
  more: readonly string[] = [],
): string => {
  const users = brokerUsers.map(user => {
    const { publish, subscribe, answers } = brokerRights[user]
    const permissions = {
      publish: { allow: publish },
      subscribe: { allow: [...subscribe, `${getInboxPrefix(user)}.>`] },
      ...(answers && { allow_responses: { max: 1, expires: '1m' } }),
    }
    return JSON.stringify({ user, password: passwords[user], permissions })
  })
  return `authorization {\n  users = [\n${[...users, ...more].map(line => `    ${line}`).join('\n')}\n  ]\n}\n`
}

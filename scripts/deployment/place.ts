/** Where the parts of a deployment find each other, and who owns their files. */
export interface Place {
  readonly database: { readonly host: string; readonly flags: string }
  readonly broker: string
  readonly signer: string
  readonly control: { readonly listen: string; readonly data: string }
  /** The owner of each folder, for chown. */
  readonly owner: (service: string) => string
}

const serverUser = '10001:10001'
const imageUsers: Readonly<Record<string, string>> = {
  signer: '10002:10002',
  control: '10003:10003',
  // The users of the images postgres and nats in deploy/compose.yaml.
  postgres: '999:999',
  nats: '10004:10004',
  'control-proxy': '0:0',
}

/** deploy/compose.yaml: a network of containers, so database and broker have TLS. */
export const composePlace: Place = {
  database: { host: 'postgres:5432', flags: '?sslmode=verify-full&sslrootcert=/etc/fairground/ca.crt' },
  broker: 'tls://{user}@nats:4222',
  signer: 'signer:4443',
  control: { listen: '127.0.0.1:4600', data: '/var/lib/fair-control' },
  owner: service => imageUsers[service] ?? serverUser,
}

/** The other folders belong to the users of deploy/systemd/fairground.sysusers. */
const machineUsers: Readonly<Record<string, string>> = {
  postgres: 'postgres:postgres',
  nats: 'nats:nats',
  'control-proxy': 'root:root',
}

/** deploy/systemd: one machine, so everything listens on the loopback address. */
export const machinePlace: Place = {
  database: { host: '127.0.0.1:5432', flags: '?sslmode=disable' },
  broker: 'nats://{user}@127.0.0.1:4222',
  signer: '127.0.0.1:4443',
  control: { listen: '127.0.0.1:4600', data: '/srv/fairground/control/data' },
  owner: service => machineUsers[service] ?? `fairground-${service}:fairground-${service}`,
}

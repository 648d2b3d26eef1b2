import type { Command } from './command.ts'

export const commandNames = [
  'serve',
  'init',
  'operator',
  'migrate',
  'doctor',
  'keys',
  'broker-users',
  'audit',
  'reconcile',
  'backup',
  'verify-backup',
  'restore',
] as const
export type CommandName = (typeof commandNames)[number]

interface Entry {
  readonly about: string
  /** Commands load on demand, because the services need many modules and a key needs few. */
  readonly load: () => Promise<{ readonly command: Command }>
}

/** The commands of the binary: one file each. */
export const commands: { readonly [N in CommandName]: Entry } = {
  serve: { about: 'start services', load: () => import('./serve.ts') },
  init: { about: 'create the first admins of a new installation', load: () => import('./first-run.ts') },
  operator: { about: 'work as staff through the console', load: () => import('./operator.ts') },
  migrate: { about: 'bring the database to the newest schema', load: () => import('./migrate.ts') },
  doctor: { about: 'check every dependency and say what to do', load: () => import('./doctor.ts') },
  keys: { about: 'create, list, rotate and retire keys', load: () => import('./keys.ts') },
  'broker-users': { about: 'print the users of the broker', load: () => import('./broker-users.ts') },
  audit: { about: 'check the invariants of the books', load: () => import('./audit.ts') },
  reconcile: {
    about: 'compare the books with the payment provider',
    load: () => import('./reconcile.ts'),
  },
  backup: {
    about: 'back up database, documents and the log of the signer',
    load: () => import('./backup.ts'),
  },
  'verify-backup': { about: 'compare a backup with its manifest', load: () => import('./verify-backup.ts') },
  restore: { about: 'restore a backup into an empty database', load: () => import('./restore.ts') },
}

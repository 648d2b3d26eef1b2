import type { BeaconChain } from '@fairground/fair/beacon/beacon'
import { unhex } from '@fairground/fair/encoding/bytes'
import { join } from 'node:path'
import { createBeaconClient } from '#beacon/client.ts'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import { openSigningKey } from '#platform/keys.ts'
import type { Log } from '#platform/log.ts'
import type { SignerSettings } from '#platform/signer-settings.ts'
import { BeaconClock, readEveryMs } from './beacon-clock.ts'
import { createSender } from './client.ts'
import { CardStore } from './decks/card-store.ts'
import { createDispatcher, type SignerClock } from './dispatch.ts'
import { GameChains } from './game-chains.ts'
import { openJournal } from './log/log-file.ts'
import type { SignerMode } from './protocol.ts'
import { Replicator } from './replicator.ts'
import { RoundLocks } from './round-locks.ts'
import { openSecrets } from './secrets.ts'
import { Terms } from './terms.ts'
import { type Answer, listenOnSocket, listenOnTls } from './transport/listen.ts'
import { allRoles } from './transport/roles.ts'

export interface SignerOptions {
  readonly settings: SignerSettings
  readonly beacon: BeaconChain
  readonly log: Log
  /** For tests that set the time of the process. */
  readonly clock?: SignerClock & { check(): void }
  readonly chainLength?: number
}

export interface RunningSigner {
  /** Lists why the signer cannot sign although its log says that it should. */
  findProblems(): Promise<readonly string[]>
  stop(): Promise<void>
}

const modeProblems: { readonly [M in SignerMode]?: string } = {
  fenced: 'another signer has a newer term',
  behind: 'the log is behind the public log',
}

const catchUpEveryMs = 1000

/** Serves the signer on a Unix socket and, with a certificate, over TLS. */
export const startSigner = async (options: SignerOptions): Promise<RunningSigner> => {
  const { settings, beacon, log } = options
  const { folder, identity, listener, other } = settings
  const { journal, close } = openJournal(folder)
  const key = openSigningKey(folder, 'signer')
  const secrets = openSecrets(folder, journal.k === 0 && !settings.standby)
  const now = () => Date.now()
  const terms = new Terms({ journal, key, secrets, now })
  if (!settings.standby) terms.startFirst()
  const clock =
    options.clock ??
    new BeaconClock({
      chain: beacon,
      getLatest: () => createBeaconClient(beacon, settings.beaconUrls).getLatest(),
      now,
      elapsed: () => performance.now(),
    })
  const send = other && createSender(other, identity, settings.otherTimeoutMs)
  const replicator = new Replicator({ journal, terms, log, send })
  const cards = new CardStore(join(folder, 'decks'))
  const { answer, decks } = createDispatcher({
    journal,
    key,
    secrets,
    chains: new GameChains(journal, secrets, options.chainLength),
    locks: new RoundLocks(beacon, secrets.kappa),
    beacon,
    now,
    checkClock: () => clock.check(),
    controlKeys: settings.controlKeys.map(unhex),
    cards,
    terms,
    replicator,
    clock,
  })
  await replicator.catchUp()
  for (const inputs of decks.openDecks())
    cards.prepare(inputs).catch((error: unknown) => log.error({ err: error }, 'cards were not computed'))
  const reading = setInterval(() => void clock.refresh(), readEveryMs).unref()
  const copying = setInterval(() => void replicator.catchUp(), catchUpEveryMs).unref()
  const logged: Answer = (roles, call, body) =>
    answer(roles, call, body).catch((error: unknown) => {
      log.warn({ err: error, call }, 'signer request refused')
      throw error
    })
  // With certificates, the socket is for a person on this machine only.
  const listening = [await listenOnSocket(settings.socket, listener ? ['console'] : allRoles, logged)]
  if (listener) {
    if (!identity) throw new BadConfiguration('the signer needs a certificate to listen on a port')
    listening.push(await listenOnTls(listener, identity, logged))
  }
  log.info({ k: journal.k, term: terms.term, mode: terms.mode }, 'signer listening')
  return {
    async findProblems() {
      const problem = modeProblems[terms.mode]
      return problem === undefined ? [] : [problem]
    },
    async stop() {
      clearInterval(reading)
      clearInterval(copying)
      for (const each of listening) await each.stop()
      close()
    },
  }
}

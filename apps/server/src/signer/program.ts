import { parseArgs } from 'node:util'
import { openBeaconChain } from '#beacon/chain.ts'
import { readAdminSettings } from '#platform/admin/admin-settings.ts'
import { startAdmin } from '#platform/admin/start-admin.ts'
import { createLog } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { readSignerSettings } from '#platform/signer-settings.ts'
import { requireSignerProduction } from '#production/require-production.ts'
import { createSender } from './client.ts'
import { startSigner } from './server.ts'

const help = `The signer as a program of its own

  node apps/server/src/signer/program.ts run      start the signer
  node apps/server/src/signer/program.ts status   print the state of the running signer
  node apps/server/src/signer/program.ts term --new --expect K:HEAD --by NAME --by NAME
                                                  this signer takes over: starts a new term

K and HEAD are the newest k and head of a signer in the public log. Two different persons must order a new term.
Settings come from the environment. docs/OPERATIONS.md describes every setting.`

const consoleTimeoutMs = 10_000

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      new: { type: 'boolean' },
      expect: { type: 'string' },
      by: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  })
  const [command] = positionals
  const settings = readSignerSettings(process.env)
  const send = createSender({ socket: settings.socket }, undefined, consoleTimeoutMs)
  if (command === 'run' && !values.help) {
    const log = createLog('signer', process.env['FAIRGROUND_LOG_LEVEL'] ?? 'info')
    requireSignerProduction(settings, process.env)
    const beacon = openBeaconChain(process.env['FAIRGROUND_BEACON_CHAIN'])
    const signer = await startSigner({ settings, beacon, log })
    const admin = await startAdmin({
      settings: readAdminSettings(process.env),
      log,
      metrics: createMetrics(),
      services: new Map([['signer', () => signer.findProblems()]]),
    })
    const stop = () => void Promise.all([signer.stop(), admin.stop()]).then(() => process.exit(0))
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
  } else if (command === 'status' && !values.help)
    console.log(JSON.stringify(await send('status', {}), null, 2))
  else if (command === 'term' && values.new && values.expect && !values.help) {
    const [k, head = ''] = values.expect.split(':')
    console.log(JSON.stringify(await send('startTerm', { k: Number(k), head, by: values.by ?? [] }), null, 2))
  } else {
    console.log(help)
    process.exitCode = values.help ? 0 : 2
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

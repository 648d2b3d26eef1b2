import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { composePlace, machinePlace } from './deployment/place.ts'
import { chownDeployment, writeDeployment } from './deployment/write-deployment.ts'

const help = `npm run deployment -- --folder FOLDER [--for=compose | --for=systemd] [--operators=1,2]

Creates everything secret of a new deployment: passwords, users of the broker, certificates and key files. Each service
gets a folder with its own files and no others. Run it once, as root, because the folders get the users of the services.
FOLDER/authority and FOLDER/keys are for the backup: no service reads them.

  --for=compose    for deploy/compose.yaml (default)
  --for=systemd    for deploy/systemd: every service on one machine
  --operators=1    the numbers of the operators, for the keys of their public logs
  --beacon=URLS    relays of the beacon, comma-separated (default: api.drand.sh and its mirror)`

const places = { compose: composePlace, systemd: machinePlace }
const relays = 'https://api.drand.sh,https://drand.cloudflare.com'

const main = (): number => {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string' },
      for: { type: 'string', default: 'compose' },
      operators: { type: 'string', default: '1' },
      beacon: { type: 'string', default: relays },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return say(help, 0)
  const place = values.for === 'compose' || values.for === 'systemd' ? places[values.for] : undefined
  const operators = values.operators.split(',').map(Number)
  if (!values.folder || !place || !operators.every(id => Number.isInteger(id) && id > 0)) return say(help, 2)
  if (process.getuid?.() !== 0) return say('Run this as root: the folders get the users of the services.', 1)
  const folder = resolve(values.folder)
  writeDeployment({ folder, place, operators, beaconUrls: values.beacon.split(',') })
  chownDeployment(folder, place)
  return say(`created ${folder}`, 0)
}

const say = (text: string, code: number): number => {
  console.log(text)
  return code
}

process.exitCode = main()

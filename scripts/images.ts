import { parseArgs } from 'node:util'
import { buildImages } from './images/build-images.ts'
import { contextFolder, prepareContext } from './images/context.ts'
import { type ImageTarget, imageTargetNames } from './images/targets.ts'

const help = `npm run images [-- --targets=server,signer] [--context]

Builds the images of deploy/Containerfile with buildah, on a Debian that mmdebstrap creates: ${imageTargetNames.join(', ')}.
Needs the Debian packages buildah and mmdebstrap, and root. The Debian archive is kept in .run/images.

  --targets=LIST   only these images
  --context        only prepare the context, for another builder`

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      targets: { type: 'string', default: imageTargetNames.join(',') },
      context: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return say(help, 0)
  if (values.context) {
    await prepareContext(line => say(line, 0))
    return say(contextFolder, 0)
  }
  const targets = values.targets.split(',')
  const unknown = targets.filter(name => !imageTargetNames.includes(name as ImageTarget))
  if (unknown.length > 0) return say(`unknown target: ${unknown.join(', ')}\n\n${help}`, 2)
  await buildImages(targets as ImageTarget[], line => say(line, 0))
  return 0
}

const say = (text: string, code: number): number => {
  console.log(text)
  return code
}

process.exitCode = await main()

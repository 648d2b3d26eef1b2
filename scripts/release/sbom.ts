import { runCommand } from '../images/run-command.ts'

interface Sbom {
  serialNumber?: string
  metadata: { timestamp?: string; [name: string]: unknown }
  components: readonly { readonly name: string; readonly version: string }[]
}

/** Lists the production dependencies of a folder in the format CycloneDX. The same lock file gives the same text. */
export const createSbom = async (folder: string, releasedAt: string): Promise<string> => {
  const text = await runCommand('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'], { cwd: folder })
  const { serialNumber: _, ...sbom } = JSON.parse(text) as Sbom
  const released = { ...sbom, metadata: { ...sbom.metadata, timestamp: releasedAt } }
  return `${JSON.stringify(released, null, 2)}\n`
}

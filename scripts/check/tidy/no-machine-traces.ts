import { matchingLines, type TidyRule } from './project-file.ts'

const folders = ['work', 'tmp', 'root', 'home']

// Matches only at the start of a path: https://host/home/ is not a local folder.
const machinePath = new RegExp(`(?<![\\w.:/*$}-])/(${folders.join('|')})/`)

const registryHost = /\b(registry\.(npmjs|yarnpkg|npmmirror)\.|npm\.pkg\.github\.|[\w-]+\.jfrog\.)/

const resolvedAddress = /"resolved": "https?:/

/** The project must build anywhere, so no file may contain a local path or a registry host. */
export const noMachineTraces: TidyRule = files =>
  files.flatMap(file => [
    ...matchingLines(file, machinePath, 'contains an absolute path of one machine'),
    ...matchingLines(file, registryHost, 'contains a package registry host'),
    ...matchingLines(
      file,
      resolvedAddress,
      'the lock file contains a host: set omit-lockfile-registry-resolved',
    ),
  ])

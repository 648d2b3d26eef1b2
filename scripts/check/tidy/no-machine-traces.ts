import { matchingLines, type TidyRule } from './project-file.ts'

const folders = ['work', 'tmp', 'root', 'home']

// Not inside an address or a longer path: https://host/home/ names no machine of ours.
const machinePath = new RegExp(`(?<![\\w.:/*$}-])/(${folders.join('|')})/`)

const registryHost = /\b(registry\.(npmjs|yarnpkg|npmmirror)\.|npm\.pkg\.github\.|[\w-]+\.jfrog\.)/

const resolvedAddress = /"resolved": "https?:/

/** The project builds anywhere: nothing in it names the machine or the mirror it was written on. */
export const noMachineTraces: TidyRule = files =>
  files.flatMap(file => [
    ...matchingLines(file, machinePath, 'names a folder of one machine'),
    ...matchingLines(file, registryHost, 'names a package registry'),
    ...matchingLines(
      file,
      resolvedAddress,
      'the lock file names a host: set omit-lockfile-registry-resolved',
    ),
  ])

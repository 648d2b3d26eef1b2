/** The targets of deploy/Containerfile, each with its base. */
export const imageTargets = {
  server: 'node',
  console: 'node',
  signer: 'node',
  migrate: 'node',
  control: 'python',
} as const

export type ImageTarget = keyof typeof imageTargets
export type ImageBase = (typeof imageTargets)[ImageTarget]

export const imageTargetNames = Object.keys(imageTargets) as ImageTarget[]

export const getImageName = (target: ImageTarget, version: string): string =>
  `localhost/fairground-${target}:${version}`

import { type FeatureName, featureNames } from '@fairground/contract/feature-names'
import { BadCommand, type CommandInput, requireOption, requireTarget } from './command-input.ts'

const isFeatureName = (name: string): name is FeatureName => featureNames.some(feature => feature === name)

const switchTo = (isOn: boolean) => async (input: CommandInput) => {
  const feature = requireTarget(input)
  if (!isFeatureName(feature)) throw new BadCommand(`the features are ${featureNames.join(', ')}`)
  const reason = requireOption(input, 'reason')
  await input.call('setFeatureFlags', { features: { [feature]: isOn }, reason }, input.getMemberId())
  return `${feature}: ${isOn ? 'on' : 'off'}`
}

/** The features of an operator's site. */
export const featureCommands = {
  'features list': async input => {
    const { features } = await input.call('listFeatureFlags', {}, input.getMemberId())
    return features
      .map(({ feature, isOn, description }) => `${feature}: ${isOn ? 'on' : 'off'}. ${description}`)
      .join('\n')
  },
  'features on': switchTo(true),
  'features off': switchTo(false),
} as const satisfies Readonly<Record<string, (input: CommandInput) => Promise<string>>>

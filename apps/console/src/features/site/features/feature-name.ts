/** "oneClick" as "One click". */
export const toFeatureName = (feature: string): string => {
  const words = feature.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
